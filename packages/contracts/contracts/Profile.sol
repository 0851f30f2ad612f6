// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721URIStorage} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721URIStorage.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC5192} from "./IERC5192.sol";

/// @title Profile: one public profile per account, permanently bound to it
/// @notice Every account can hold one token, whose URI is its profile. Only the account itself can write it. There is no
/// owner, no fee and no constructor argument, so bytecode and address are equal on every chain.
/// @dev Soulbound (ERC-5192): `setURI` mints the token; it cannot be transferred, approved or burned.
contract Profile is ERC721URIStorage, IERC5192 {
    /// @notice A profile is bound to its account: it cannot be transferred or approved.
    error ProfileIsBound();

    uint256 private _lastTokenId;

    mapping(address account => uint256 tokenId) private _tokenIds;

    constructor() ERC721("Laurel Profile", "PROFILE") {}

    /// @notice Writes the caller's profile. The first call mints its token.
    /// @param uri An https, ipfs or data URI. Readers must treat it as untrusted text.
    /// @return tokenId The caller's token, which never changes.
    function setURI(string calldata uri) external returns (uint256 tokenId) {
        tokenId = _tokenIds[msg.sender];
        if (tokenId == 0) {
            tokenId = ++_lastTokenId;
            _tokenIds[msg.sender] = tokenId;
            // Not _safeMint: contract wallets need not implement ERC721Receiver to have a profile.
            _mint(msg.sender, tokenId);
            emit Locked(tokenId);
        }
        _setTokenURI(tokenId, uri);
    }

    /// @notice The profile of an account; empty if it has none.
    function getURI(address account) external view returns (string memory) {
        uint256 tokenId = _tokenIds[account];
        return tokenId == 0 ? "" : tokenURI(tokenId);
    }

    /// @notice The token of an account; 0 if it has none (token IDs start at 1).
    function getTokenId(address account) external view returns (uint256) {
        return _tokenIds[account];
    }

    /// @inheritdoc IERC5192
    function locked(uint256 tokenId) external view returns (bool) {
        _requireOwned(tokenId);
        return true;
    }

    /// @notice Always reverts with `ProfileIsBound`.
    function approve(address, uint256) public pure override(ERC721, IERC721) {
        revert ProfileIsBound();
    }

    /// @notice Always reverts with `ProfileIsBound`.
    function setApprovalForAll(address, bool) public pure override(ERC721, IERC721) {
        revert ProfileIsBound();
    }

    /// @notice ERC-165: also true for ERC-721 with metadata, ERC-4906 (its events) and ERC-5192.
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == type(IERC5192).interfaceId || super.supportsInterface(interfaceId);
    }

    /// @dev Every way to move or burn a token ends here: a token that has an account keeps it.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        if (_ownerOf(tokenId) != address(0)) revert ProfileIsBound();
        return super._update(to, tokenId, auth);
    }
}
