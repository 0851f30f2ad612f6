// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Attestation} from "../../contracts/IContestResolver.sol";

struct AttestationRequestData {
    address recipient;
    uint64 expirationTime;
    bool revocable;
    bytes32 refUID;
    bytes data;
    uint256 value;
}

struct AttestationRequest {
    bytes32 schema;
    AttestationRequestData data;
}

struct MultiAttestationRequest {
    bytes32 schema;
    AttestationRequestData[] data;
}

struct RevocationRequestData {
    bytes32 uid;
    uint256 value;
}

struct RevocationRequest {
    bytes32 schema;
    RevocationRequestData data;
}

struct MultiRevocationRequest {
    bytes32 schema;
    RevocationRequestData[] data;
}

struct Signature {
    uint8 v;
    bytes32 r;
    bytes32 s;
}

/// @notice Since EAS 1.2; earlier versions have no deadline.
struct DelegatedAttestationRequest {
    bytes32 schema;
    AttestationRequestData data;
    Signature signature;
    address attester;
    uint64 deadline;
}

struct DelegatedRevocationRequest {
    bytes32 schema;
    RevocationRequestData data;
    Signature signature;
    address revoker;
    uint64 deadline;
}

/// @notice What EAS 0.26 to 1.4 have in common, and delegation since 1.3.
interface IEAS {
    error AccessDenied();
    error NotPayable();

    function attest(AttestationRequest calldata request) external payable returns (bytes32);
    function multiAttest(MultiAttestationRequest[] calldata requests) external payable returns (bytes32[] memory);
    function revoke(RevocationRequest calldata request) external payable;
    function multiRevoke(MultiRevocationRequest[] calldata requests) external payable;
    function attestByDelegation(DelegatedAttestationRequest calldata request) external payable returns (bytes32);
    function revokeByDelegation(DelegatedRevocationRequest calldata request) external payable;
    function getAttestation(bytes32 uid) external view returns (Attestation memory);
    function getNonce(address account) external view returns (uint256);
    function getDomainSeparator() external view returns (bytes32);
    function getAttestTypeHash() external pure returns (bytes32);
    function getRevokeTypeHash() external pure returns (bytes32);
}

interface ISchemaRegistry {
    function register(string calldata schema, address resolver, bool revocable) external returns (bytes32);
}
