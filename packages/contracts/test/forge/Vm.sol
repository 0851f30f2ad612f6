// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The cheat codes of forge that these tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function addr(uint256 key) external pure returns (address);
    function assertEq(uint256 left, uint256 right, string calldata message) external pure;
    function assertEq(bytes32 left, bytes32 right, string calldata message) external pure;
    function assertEq(address left, address right, string calldata message) external pure;
    function assertEq(bool left, bool right, string calldata message) external pure;
    function assertEq(bytes calldata left, bytes calldata right, string calldata message) external pure;
    function assertLe(uint256 left, uint256 right, string calldata message) external pure;
    function assertTrue(bool value, string calldata message) external pure;
    function assume(bool condition) external pure;
    function chainId(uint256 id) external;
    function cool(address account) external;
    function deal(address account, uint256 balance) external;
    function envUint(string calldata name) external view returns (uint256);
    function envOr(string calldata name, string calldata fallbackValue) external view returns (string memory);
    function etch(address target, bytes calldata code) external;
    function getRecordedLogs() external returns (Log[] memory);
    function load(address target, bytes32 slot) external view returns (bytes32);
    function parseBytes(string calldata text) external pure returns (bytes memory);
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
    function prank(address sender) external;
    function readFile(string calldata path) external view returns (string memory);
    function readLine(string calldata path) external view returns (string memory);
    function recordLogs() external;
    function revertToState(uint256 id) external returns (bool);
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function snapshotState() external returns (uint256 id);
    function store(address target, bytes32 slot, bytes32 value) external;
    function toString(uint256 value) external pure returns (string memory);
    function toString(bytes calldata value) external pure returns (string memory);
    function warp(uint256 time) external;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
