// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title ERC-5192: minimal soulbound tokens (interface id 0xb45a3c0e)
interface IERC5192 {
    /// @notice The token cannot be transferred from now on.
    event Locked(uint256 tokenId);

    /// @notice The token can be transferred from now on (a profile never emits it).
    event Unlocked(uint256 tokenId);

    /// @notice Whether the token is bound to its account; reverts for a token that does not exist.
    function locked(uint256 tokenId) external view returns (bool);
}
