// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContestResolver} from "../../contracts/ContestResolver.sol";
import {
    AttestationRequest,
    AttestationRequestData,
    IEAS,
    ISchemaRegistry,
    RevocationRequest,
    RevocationRequestData
} from "./Eas.sol";
import {vm} from "./Vm.sol";

/// @notice The real EAS at the addresses of OP-stack chains, the resolver as deployed there, and builders for attestations.
abstract contract ResolverUser {
    IEAS internal constant eas = IEAS(0x4200000000000000000000000000000000000021);
    ISchemaRegistry internal constant registry = ISchemaRegistry(0x4200000000000000000000000000000000000020);
    address internal constant create2Proxy = 0x4e59b44847b379578588920cA78FbF26c0B4956C;

    uint8 internal constant SUBMISSIONS = 1;
    uint8 internal constant SEALED = 2;

    address internal constant organizer = address(0xA1);
    address internal constant judge = address(0xB1);
    address internal constant judge2 = address(0xB2);
    address internal constant entrant = address(0xC1);
    address internal constant stranger = address(0xD1);

    ContestResolver internal resolver;

    struct ContestData {
        string title;
        string uri;
        bytes32 contentHash;
        uint64 submissionsUntil;
        uint64 opensAt;
        uint64 closesAt;
        uint64 revealUntil;
        uint8 flags;
        address[] judges;
        bytes maxPoints;
        bytes weights;
        bytes32[] entries;
    }

    function deployAll(
        string memory registryFile,
        string memory easFile,
        string memory registryKey,
        string memory easKey
    ) internal {
        vm.chainId(8453);
        deployTo(address(registry), vm.parseJsonBytes(vm.readFile(registryFile), registryKey));
        bytes memory easCode = vm.parseJsonBytes(vm.readFile(easFile), easKey);
        deployTo(address(eas), abi.encodePacked(easCode, abi.encode(registry)));
        vm.etch(
            create2Proxy,
            hex"7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3"
        );
        (bool ok, bytes memory deployed) =
            create2Proxy.call(abi.encodePacked(bytes32(0), resolverCode(), abi.encode(eas)));
        vm.assertTrue(ok, "the resolver deploys");
        resolver = ContestResolver(address(bytes20(deployed)));
        registerSchemas();
    }

    /// @dev The committed artifact, or one that the environment names (a mutant), or "source" (for coverage).
    function resolverCode() internal view returns (bytes memory) {
        string memory file = vm.envOr("RESOLVER_ARTIFACT", string("artifacts/ContestResolver.json"));
        if (keccak256(bytes(file)) == keccak256("source")) return type(ContestResolver).creationCode;
        return vm.parseJsonBytes(vm.readFile(file), ".bytecode");
    }

    /// @dev Runs creation code at an address, so that the constructor sees that address, and places what it returns.
    function deployTo(address target, bytes memory creationCode) internal {
        vm.etch(target, creationCode);
        (bool ok, bytes memory runtimeCode) = target.call("");
        vm.assertTrue(ok, "the constructor runs");
        vm.etch(target, runtimeCode);
    }

    function registerSchemas() internal {
        address r = address(resolver);
        registry.register(
            "string title,string uri,bytes32 contentHash,uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,uint8 flags,address[] judges,bytes maxPoints,bytes weights,bytes32[] entries",
            r,
            true
        );
        registry.register("bytes32 contentHash,string uri,bytes32 replaces", r, true);
        registry.register("bytes32[] submissions", r, false);
        registry.register("address judge,bool listed", r, false);
        registry.register("uint16 entry,bytes points,string comment,bytes32 commentHash", r, true);
        registry.register("uint16 entry", r, false);
        registry.register("uint16 entry,string reason", r, false);
        registry.register("uint16 entry,bytes32 commitment", r, true);
        registry.register("uint16 entry,address judge,bytes points,string comment,bytes32 salt", r, false);
    }

    // Attesting

    function isRevocable(bytes32 schema) internal view returns (bool) {
        return schema == resolver.contestSchema() || schema == resolver.entrySchema()
            || schema == resolver.evaluationSchema() || schema == resolver.commitSchema();
    }

    function request(bytes32 schema, bytes32 ref, bytes memory data)
        internal
        view
        returns (AttestationRequest memory)
    {
        return AttestationRequest(schema, AttestationRequestData(address(0), 0, isRevocable(schema), ref, data, 0));
    }

    /// @dev Sends an attestation and returns what happened: zero and its UID, or the selector of the error.
    function tryAttest(address who, AttestationRequest memory r) internal returns (bytes4 failure, bytes32 uid) {
        vm.prank(who);
        (bool ok, bytes memory answer) = address(eas).call(abi.encodeCall(IEAS.attest, (r)));
        return ok ? (bytes4(0), abi.decode(answer, (bytes32))) : (selectorOf(answer), bytes32(0));
    }

    function tryRevoke(address who, bytes32 schema, bytes32 uid) internal returns (bytes4 failure) {
        vm.prank(who);
        RevocationRequest memory r = RevocationRequest(schema, RevocationRequestData(uid, 0));
        (bool ok, bytes memory answer) = address(eas).call(abi.encodeCall(IEAS.revoke, (r)));
        return ok ? bytes4(0) : selectorOf(answer);
    }

    function attestAs(address who, bytes32 schema, bytes32 ref, bytes memory data) internal returns (bytes32) {
        (bytes4 failure, bytes32 uid) = tryAttest(who, request(schema, ref, data));
        vm.assertEq(bytes32(failure), bytes32(0), "accepted");
        return uid;
    }

    function revokeAs(address who, bytes32 schema, bytes32 uid) internal {
        vm.assertEq(bytes32(tryRevoke(who, schema, uid)), bytes32(0), "revoked");
    }

    function refuses(bytes4 reason, address who, bytes32 schema, bytes32 ref, bytes memory data) internal {
        refuses(reason, who, request(schema, ref, data));
    }

    function refuses(bytes4 reason, address who, AttestationRequest memory r) internal {
        (bytes4 failure,) = tryAttest(who, r);
        vm.assertEq(bytes32(failure), bytes32(reason), "the reason");
    }

    function refusesRevocation(bytes4 reason, address who, bytes32 schema, bytes32 uid) internal {
        vm.assertEq(bytes32(tryRevoke(who, schema, uid)), bytes32(reason), "the reason");
    }

    /// @dev Empty answers (a revert without data) have the selector 0xffffffff.
    function selectorOf(bytes memory answer) internal pure returns (bytes4) {
        return answer.length < 4 ? bytes4(0xffffffff) : bytes4(answer);
    }

    // Data

    /// @dev Submissions until 1000, judging from 2000 to 3000, reveals until 4000 if sealed; two judges, two entries,
    /// three criteria of 10, 5 and 3 points with the weights 1, 2 and 5.
    function contestData(uint8 flags) internal pure returns (ContestData memory c) {
        c.title = "The contest";
        c.uri = "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";
        c.contentHash = keccak256("document");
        c.submissionsUntil = flags & SUBMISSIONS != 0 ? 1000 : 0;
        c.opensAt = 2000;
        c.closesAt = 3000;
        c.revealUntil = flags & SEALED != 0 ? 4000 : 3000;
        c.flags = flags;
        c.judges = new address[](2);
        c.judges[0] = judge;
        c.judges[1] = judge2;
        c.maxPoints = hex"0a0503";
        c.weights = hex"010205";
        c.entries = new bytes32[](2);
        c.entries[0] = keccak256("entry 1");
        c.entries[1] = keccak256("entry 2");
    }

    function encode(ContestData memory c) internal pure returns (bytes memory) {
        // A struct with dynamic fields is encoded behind an offset; a schema's values are not.
        bytes memory encoded = abi.encode(c);
        bytes memory data = new bytes(encoded.length - 32);
        for (uint256 i = 32; i < encoded.length; i += 32) {
            assembly {
                mstore(add(data, i), mload(add(add(encoded, 32), i)))
            }
        }
        return data;
    }

    function startContest(ContestData memory c) internal returns (bytes32) {
        return attestAs(organizer, resolver.contestSchema(), 0, encode(c));
    }

    function submissionData(bytes32 replaced) internal pure returns (bytes memory) {
        return abi.encode(
            keccak256("entry"), "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi", replaced
        );
    }

    function admissionData(bytes32 uid) internal pure returns (bytes memory) {
        bytes32[] memory uids = new bytes32[](1);
        uids[0] = uid;
        return abi.encode(uids);
    }

    function evaluationData(uint16 entry, bytes memory points) internal pure returns (bytes memory) {
        return abi.encode(entry, points, "A comment.", bytes32(0));
    }

    function commitmentOf(bytes32 contest, uint16 entry, address who, bytes memory points, bytes32 salt)
        internal
        view
        returns (bytes32)
    {
        return keccak256(
            abi.encode(block.chainid, resolver, contest, entry, who, points, keccak256("A comment."), salt)
        );
    }

    function revealData(uint16 entry, address who, bytes memory points, bytes32 salt)
        internal
        pure
        returns (bytes memory)
    {
        return abi.encode(entry, who, points, "A comment.", salt);
    }

    // Acts

    function submit(bytes32 contest, address who) internal returns (bytes32) {
        return attestAs(who, resolver.entrySchema(), contest, submissionData(0));
    }

    function admit(bytes32 contest, bytes32 submission) internal returns (bytes32) {
        return attestAs(organizer, resolver.admitSchema(), contest, admissionData(submission));
    }

    function evaluate(bytes32 contest, address who, uint16 entry, bytes memory points) internal returns (bytes32) {
        return attestAs(who, resolver.evaluationSchema(), contest, evaluationData(entry, points));
    }

    function commit(bytes32 contest, address who, uint16 entry, bytes memory points, bytes32 salt)
        internal
        returns (bytes32)
    {
        bytes memory data = abi.encode(entry, commitmentOf(contest, entry, who, points, salt));
        return attestAs(who, resolver.commitSchema(), contest, data);
    }

    function recuse(bytes32 contest, address who, uint16 entry) internal returns (bytes32) {
        return attestAs(who, resolver.recusalSchema(), contest, abi.encode(entry));
    }

    function disqualify(bytes32 contest, uint16 entry) internal returns (bytes32) {
        return attestAs(organizer, resolver.disqualifySchema(), contest, abi.encode(entry, "Not its own work."));
    }
}

/// @notice A test on EAS 1.4.
abstract contract ResolverTest is ResolverUser {
    function setUp() public virtual {
        deployAll("artifacts/eas/SchemaRegistry.json", "artifacts/eas/EAS.json", ".bytecode", ".bytecode");
    }
}
