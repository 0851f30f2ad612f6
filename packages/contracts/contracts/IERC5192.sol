// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title ERC-5192: minimal soulbound tokens (interface ID 0xb45a3c0e)
interface IERC5192 {
    /// @notice The token can no longer be transferred.
    event Locked(uint256 tokenId);

    /// @notice The token can be transferred again (never emitted by profiles).
    event Unlocked(uint256 tokenId);

    /// @notice Whether the token is bound to its account. Reverts for an unknown token.
    function locked(uint256 tokenId) external view returns (bool);
}
