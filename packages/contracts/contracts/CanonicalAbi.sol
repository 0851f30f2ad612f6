// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title CanonicalAbi: reads ABI-encoded values that have exactly one encoding
/// @notice Every reader of an attestation sees the same values as the resolver: dynamic values must follow the head in
/// their order, without gaps, shared offsets, dirty padding or trailing bytes. Solidity, viem and ethers encode so.
/// @dev A value with dynamic fields is read with a cursor: `openHead` returns the end of the head, each dynamic field
/// advances it, and `close` compares it with the end of the data.
library CanonicalAbi {
    /// @notice The data is not the canonical encoding of the schema's values.
    error Undecodable();

    /// @notice Checks that the data contains all words of the head.
    /// @return cursor The end of the head, where the first dynamic value must begin.
    function openHead(bytes calldata data, uint256 words) internal pure returns (uint256 cursor) {
        cursor = words * 32;
        if (data.length < cursor) revert Undecodable();
    }

    /// @notice Checks that nothing follows the last value.
    function close(bytes calldata data, uint256 cursor) internal pure {
        if (data.length != cursor) revert Undecodable();
    }

    /// @notice A word of the head, by its index.
    function wordAt(bytes calldata data, uint256 index) internal pure returns (bytes32) {
        return bytes32(data[index * 32:index * 32 + 32]);
    }

    function boolAt(bytes calldata data, uint256 index) internal pure returns (bool) {
        return _below(data, index, 2) == 1;
    }

    function uint8At(bytes calldata data, uint256 index) internal pure returns (uint8) {
        return uint8(_below(data, index, 1 << 8));
    }

    function uint16At(bytes calldata data, uint256 index) internal pure returns (uint16) {
        return uint16(_below(data, index, 1 << 16));
    }

    function uint64At(bytes calldata data, uint256 index) internal pure returns (uint64) {
        return uint64(_below(data, index, 1 << 64));
    }

    function addressAt(bytes calldata data, uint256 index) internal pure returns (address) {
        return address(uint160(_below(data, index, 1 << 160)));
    }

    /// @notice The text or bytes whose offset is at an index of the head.
    /// @return value The bytes.
    /// @return next The cursor after them and their padding, which must be zero.
    function bytesAt(bytes calldata data, uint256 index, uint256 cursor)
        internal
        pure
        returns (bytes calldata value, uint256 next)
    {
        (uint256 start, uint256 length) = _lengthAt(data, index, cursor);
        // The comparison before the sum keeps the sum from overflowing.
        if (length > data.length) revert Undecodable();
        next = start + ((length + 31) / 32) * 32;
        if (next > data.length) revert Undecodable();
        value = data[start:start + length];
        uint256 used = length % 32;
        if (used != 0 && uint256(bytes32(data[next - 32:next])) << (used * 8) != 0) revert Undecodable();
    }

    /// @notice The list of 32-byte words whose offset is at an index of the head.
    /// @return words The words as bytes: `wordAt(words, i)` is the word `i`.
    /// @return next The cursor after them.
    function wordsAt(bytes calldata data, uint256 index, uint256 cursor)
        internal
        pure
        returns (bytes calldata words, uint256 next)
    {
        (uint256 start, uint256 length) = _lengthAt(data, index, cursor);
        if (length > data.length) revert Undecodable();
        next = start + length * 32;
        if (next > data.length) revert Undecodable();
        words = data[start:next];
    }

    function _lengthAt(bytes calldata data, uint256 index, uint256 cursor)
        private
        pure
        returns (uint256 start, uint256 length)
    {
        start = cursor + 32;
        if (uint256(wordAt(data, index)) != cursor || data.length < start) revert Undecodable();
        length = uint256(bytes32(data[cursor:start]));
    }

    function _below(bytes calldata data, uint256 index, uint256 limit) private pure returns (uint256 value) {
        value = uint256(wordAt(data, index));
        if (value >= limit) revert Undecodable();
    }
}
