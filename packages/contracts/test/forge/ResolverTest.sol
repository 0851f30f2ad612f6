// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContestResolver} from "../../contracts/ContestResolver.sol";
import {IContestResolver, Times} from "../../contracts/IContestResolver.sol";
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

    /// @param version The published bytecode of EAS: 0.26, 1.0, 1.0.1, 1.2 or 1.4 (artifacts/eas/SOURCE.md).
    function deployAll(string memory version) internal {
        vm.chainId(8453);
        if (keccak256(bytes(version)) == keccak256("1.4")) {
            deployEAS(
                vm.parseJsonBytes(vm.readFile("artifacts/eas/SchemaRegistry.json"), ".bytecode"),
                vm.parseJsonBytes(vm.readFile("artifacts/eas/EAS.json"), ".bytecode")
            );
        } else {
            string memory file = vm.readFile(string.concat("artifacts/eas/versions/", version, ".json"));
            deployEAS(vm.parseJsonBytes(file, ".SchemaRegistry"), vm.parseJsonBytes(file, ".EAS"));
        }
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

    function deployEAS(bytes memory registryCode, bytes memory easCode) private {
        deployTo(address(registry), registryCode);
        deployTo(address(eas), abi.encodePacked(easCode, abi.encode(registry)));
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
        registry.register("uint16 first,bytes32[] submissions", r, false);
        registry.register("uint16 first,string uri,bytes32 contentHash,bytes32[] entries", r, false);
        registry.register("address[] judges,bool listed", r, false);
        registry.register("uint16 entry,bytes points,string comment,bytes32 commentHash", r, true);
        registry.register("uint16 entry", r, false);
        registry.register("uint16 entry,string reason", r, false);
        registry.register("uint16 entry,bytes32 commitment", r, true);
        registry.register("uint16 entry,address judge,bytes points,string comment,bytes32 salt", r, false);
        registry.register(
            "uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,string reason", r, false
        );
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

    /// @dev One submission that becomes an entry number.
    function admissionData(uint16 first, bytes32 uid) internal pure returns (bytes memory) {
        bytes32[] memory uids = new bytes32[](1);
        uids[0] = uid;
        return abi.encode(first, uids);
    }

    function listData(uint16 first, uint256 entries) internal pure returns (bytes memory) {
        return abi.encode(first, "ipfs://list", keccak256("texts"), hashes(entries));
    }

    function hashes(uint256 length) internal pure returns (bytes32[] memory all) {
        all = new bytes32[](length);
        for (uint256 i = 0; i < length; ++i) all[i] = keccak256(abi.encode("late entry", i));
    }

    function judgesData(address one, bool isListed) internal pure returns (bytes memory) {
        address[] memory judges = new address[](1);
        judges[0] = one;
        return abi.encode(judges, isListed);
    }

    /// @dev Different addresses from a number on.
    function crowd(uint160 from, uint256 length) internal pure returns (address[] memory judges) {
        judges = new address[](length);
        for (uint256 i = 0; i < length; ++i) judges[i] = address(uint160(from + i));
    }

    function postponementData(Times memory t) internal pure returns (bytes memory) {
        return abi.encode(t, "The hall opens late.");
    }

    /// @dev The times in force.
    function timesOf(bytes32 contest) internal view returns (Times memory) {
        IContestResolver.ContestView memory v = resolver.getContest(contest);
        return Times(v.submissionsUntil, v.opensAt, v.closesAt, v.revealUntil);
    }

    function ones(uint256 length) internal pure returns (bytes memory value) {
        value = new bytes(length);
        for (uint256 i = 0; i < length; ++i) value[i] = 0x01;
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

    /// @dev With the next number.
    function admit(bytes32 contest, bytes32 submission) internal returns (bytes32) {
        bytes memory data = admissionData(nextNumber(contest), submission);
        return attestAs(organizer, resolver.admitSchema(), contest, data);
    }

    function nextNumber(bytes32 contest) internal view returns (uint16) {
        return resolver.getContest(contest).entries + 1;
    }

    function list(bytes32 contest, uint256 entries) internal returns (bytes32) {
        bytes memory data = listData(nextNumber(contest), entries);
        return attestAs(organizer, resolver.listSchema(), contest, data);
    }

    function changeJudge(bytes32 contest, address one, bool isListed) internal returns (bytes32) {
        return attestAs(organizer, resolver.judgesSchema(), contest, judgesData(one, isListed));
    }

    function postpone(bytes32 contest, Times memory t) internal returns (bytes32) {
        return attestAs(organizer, resolver.postponeSchema(), contest, postponementData(t));
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

/// @notice A test on EAS 1.4, or on the version that the environment names.
abstract contract ResolverTest is ResolverUser {
    function setUp() public virtual {
        deployAll(vm.envOr("EAS_VERSION", string("1.4")));
    }
}
