// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721URIStorage} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721URIStorage.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC5192} from "./IERC5192.sol";

/// @title Profile: one public page of words per account, bound to that account for good
/// @notice Every account may hold one token, whose URI says who it is. Only the account itself writes it. There is no
/// owner, no fee and no constructor argument, so the same bytes stand at the same address on every chain.
/// @dev Soulbound in the sense of ERC-5192: `setURI` mints the token, nothing moves, lends or burns it.
contract Profile is ERC721URIStorage, IERC5192 {
    /// @notice A profile belongs to its account: it can be neither transferred nor approved.
    error ProfileIsBound();

    uint256 private _lastTokenId;

    mapping(address account => uint256 tokenId) private _tokenIds;

    constructor() ERC721("Laurel Profile", "PROFILE") {}

    /// @notice Writes the caller's profile, and mints its token the first time.
    /// @param uri Where the profile is: an https, ipfs or data URI. Readers must treat it as a stranger's text.
    /// @return tokenId The caller's token, the same one for ever.
    function setURI(string calldata uri) external returns (uint256 tokenId) {
        tokenId = _tokenIds[msg.sender];
        if (tokenId == 0) {
            tokenId = ++_lastTokenId;
            _tokenIds[msg.sender] = tokenId;
            // Not _safeMint: the caller asks for its own token, and a wallet contract need not know ERC-721.
            _mint(msg.sender, tokenId);
            emit Locked(tokenId);
        }
        _setTokenURI(tokenId, uri);
    }

    /// @notice The profile of an account; empty when it has written none.
    function getURI(address account) external view returns (string memory) {
        uint256 tokenId = _tokenIds[account];
        return tokenId == 0 ? "" : tokenURI(tokenId);
    }

    /// @notice The token of an account; 0 when it has none (the first token is 1).
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
