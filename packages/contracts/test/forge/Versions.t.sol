// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AttestationRequest,
    AttestationRequestData,
    DelegatedAttestationRequest,
    DelegatedRevocationRequest,
    IEAS,
    MultiAttestationRequest,
    MultiRevocationRequest,
    RevocationRequestData,
    Signature
} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

interface ILegacyEAS {
    struct Attest {
        bytes32 schema;
        AttestationRequestData data;
        Signature signature;
        address attester;
    }

    struct Revoke {
        bytes32 schema;
        RevocationRequestData data;
        Signature signature;
        address revoker;
    }

    function attestByDelegation(Attest calldata request) external payable returns (bytes32);
    function revokeByDelegation(Revoke calldata request) external payable;
}

/// @notice On each version of EAS: batches and delegated acts end in the same state, logs included, as single ones.
abstract contract VersionTest is ResolverTest {
    uint256 private constant KEY = 0xbeef;
    bytes32 private constant SALT = keccak256("salt");

    bytes32 private contest;
    bytes32[] private uids;

    function start(uint8 flags) private {
        ContestData memory c = contestData(flags);
        c.judges[0] = vm.addr(KEY);
        contest = startContest(c);
        vm.warp(2000);
    }

    function stateOf() private view returns (bytes32) {
        address signer = vm.addr(KEY);
        return keccak256(
            abi.encode(
                resolver.getContest(contest),
                resolver.getActs(contest, 1, 100),
                resolver.getEntry(contest, 1),
                resolver.getEntry(contest, 2),
                resolver.getReview(contest, 1, signer),
                resolver.getReview(contest, 2, signer)
            )
        );
    }

    /// @dev The last one replaces the first.
    function reviews() private view returns (AttestationRequestData[] memory data) {
        data = new AttestationRequestData[](3);
        bytes32 schema = resolver.evaluationSchema();
        data[0] = request(schema, contest, evaluationData(1, hex"0a0503")).data;
        data[1] = request(schema, contest, evaluationData(2, hex"010203")).data;
        data[2] = request(schema, contest, evaluationData(1, hex"000102")).data;
    }

    function singly() private returns (bytes32 afterReviews, bytes32 afterWithdrawals) {
        AttestationRequestData[] memory data = reviews();
        address signer = vm.addr(KEY);
        bytes32 schema = resolver.evaluationSchema();
        delete uids;
        for (uint256 i = 0; i < data.length; ++i) uids.push(attestAs(signer, schema, contest, data[i].data));
        afterReviews = stateOf();
        revokeAs(signer, schema, uids[1]);
        revokeAs(signer, schema, uids[2]);
        afterWithdrawals = stateOf();
        vm.assertEq(resolver.getContest(contest).acts, 5, "acts");
    }

    function testBatchesEqualSingleActs() public {
        start(0);
        uint256 snapshot = vm.snapshotState();
        (bytes32 afterReviews, bytes32 afterWithdrawals) = singly();
        bytes32[2] memory withdrawn = [uids[1], uids[2]];
        vm.revertToState(snapshot);

        address signer = vm.addr(KEY);
        bytes32 schema = resolver.evaluationSchema();
        MultiAttestationRequest[] memory requests = new MultiAttestationRequest[](1);
        requests[0] = MultiAttestationRequest(schema, reviews());
        vm.prank(signer);
        eas.multiAttest(requests);
        vm.assertEq(stateOf(), afterReviews, "after the reviews");

        MultiRevocationRequest[] memory revocations = new MultiRevocationRequest[](1);
        revocations[0] = MultiRevocationRequest(schema, new RevocationRequestData[](2));
        for (uint256 i = 0; i < 2; ++i) revocations[0].data[i].uid = withdrawn[i];
        vm.prank(signer);
        eas.multiRevoke(revocations);
        vm.assertEq(stateOf(), afterWithdrawals, "after the withdrawals");
    }

    function testABatchWithOneRefusedActChangesNothing() public {
        start(0);
        bytes32 before = stateOf();
        bytes32 schema = resolver.evaluationSchema();
        MultiAttestationRequest[] memory requests = new MultiAttestationRequest[](1);
        requests[0] = MultiAttestationRequest(schema, reviews());
        requests[0].data[2].data = evaluationData(3, hex"000000");
        vm.prank(vm.addr(KEY));
        (bool ok,) = address(eas).call(abi.encodeCall(IEAS.multiAttest, (requests)));
        vm.assertTrue(!ok, "refused");
        vm.assertEq(stateOf(), before, "unchanged");
    }

    /// @dev EAS stores the whole group before it calls the resolver, so the submission exists there, but not here.
    function testDoesNotBelieveAttestationsOfTheSameBatch() public {
        contest = startContest(contestData(SUBMISSIONS));
        uint256 snapshot = vm.snapshotState();
        bytes32 first = submit(contest, entrant);
        vm.revertToState(snapshot);
        MultiAttestationRequest[] memory requests = new MultiAttestationRequest[](1);
        requests[0] = MultiAttestationRequest(resolver.entrySchema(), new AttestationRequestData[](2));
        requests[0].data[0] = request(resolver.entrySchema(), contest, submissionData(first)).data;
        requests[0].data[1] = request(resolver.entrySchema(), contest, submissionData(0)).data;
        vm.prank(entrant);
        (bool ok,) = address(eas).call(abi.encodeCall(IEAS.multiAttest, (requests)));
        vm.assertTrue(!ok, "the edit precedes the submission");
        (requests[0].data[0], requests[0].data[1]) = (requests[0].data[1], requests[0].data[0]);
        vm.prank(entrant);
        eas.multiAttest(requests);
        vm.assertEq(resolver.getContest(contest).submissions, 2, "in order it is accepted");
    }

    function testDelegatedActsEqualSingleOnes() public {
        start(0);
        uint256 snapshot = vm.snapshotState();
        (bytes32 afterReviews, bytes32 afterWithdrawals) = singly();
        bytes32[2] memory withdrawn = [uids[1], uids[2]];
        vm.revertToState(snapshot);

        AttestationRequestData[] memory data = reviews();
        for (uint256 i = 0; i < data.length; ++i) attestDelegated(data[i]);
        vm.assertEq(stateOf(), afterReviews, "after the reviews");
        for (uint256 i = 0; i < 2; ++i) revokeDelegated(withdrawn[i]);
        vm.assertEq(stateOf(), afterWithdrawals, "after the withdrawals");
    }

    /// @dev The nonce counts delegated acts only, so a relayer can keep a signed review until its signer has made another.
    function testAHeldBackReviewReplacesANewerOne() public {
        start(0);
        AttestationRequestData[] memory data = reviews();
        attestAs(vm.addr(KEY), resolver.evaluationSchema(), contest, data[2].data);
        attestDelegated(data[0]);
        vm.assertEq(resolver.getEntry(contest, 1).sum, 35, "the one that was sent last");
    }

    function testTheTimeOfADelegatedActIsWhenItIsSent() public {
        start(0);
        AttestationRequestData memory review = reviews()[0];
        bytes memory send = abi.encodeCall(this.attestDelegated, (review));
        uint256[4] memory times = [uint256(1999), 2000, 2999, 3000];
        for (uint256 i = 0; i < times.length; ++i) {
            vm.warp(times[i]);
            (bool ok,) = address(this).call(send);
            vm.assertEq(ok, i == 1 || i == 2, "inside the window only");
        }
    }

    function testRevealsOnEachVersion() public {
        start(SEALED);
        address signer = vm.addr(KEY);
        commit(contest, signer, 1, hex"0a0503", SALT);
        vm.warp(3000);
        attestAs(stranger, resolver.revealSchema(), contest, revealData(1, signer, hex"0a0503", SALT));
        vm.assertEq(resolver.getEntry(contest, 1).sum, 35, "the sum");
    }

    function attestDelegated(AttestationRequestData memory d) public {
        bytes32 schema = resolver.evaluationSchema();
        address signer = vm.addr(KEY);
        bytes memory values =
            abi.encode(schema, d.recipient, uint256(d.expirationTime), d.revocable, d.refUID, keccak256(d.data));
        Signature memory signature = sign(eas.getAttestTypeHash(), values);
        // A stranger sends it.
        vm.prank(stranger);
        if (isLegacy()) {
            ILegacyEAS(address(eas)).attestByDelegation(ILegacyEAS.Attest(schema, d, signature, signer));
        } else {
            eas.attestByDelegation(DelegatedAttestationRequest(schema, d, signature, signer, 0));
        }
    }

    function revokeDelegated(bytes32 uid) private {
        bytes32 schema = resolver.evaluationSchema();
        address signer = vm.addr(KEY);
        RevocationRequestData memory d = RevocationRequestData(uid, 0);
        Signature memory signature = sign(eas.getRevokeTypeHash(), abi.encode(schema, uid));
        vm.prank(stranger);
        if (isLegacy()) {
            ILegacyEAS(address(eas)).revokeByDelegation(ILegacyEAS.Revoke(schema, d, signature, signer));
        } else {
            eas.revokeByDelegation(DelegatedRevocationRequest(schema, d, signature, signer, 0));
        }
    }

    /// @dev Since 1.2 value and deadline are signed, since 1.3 the signer, too.
    function sign(bytes32 typeHash, bytes memory values) private view returns (Signature memory s) {
        address signer = vm.addr(KEY);
        uint256 nonce = eas.getNonce(signer);
        bytes memory whole = isLegacy()
            ? abi.encodePacked(typeHash, values, nonce)
            : abi.encodePacked(
                typeHash, namesSigner() ? abi.encode(signer) : bytes(""), values, uint256(0), nonce, uint256(0)
            );
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", eas.getDomainSeparator(), keccak256(whole)));
        (s.v, s.r, s.s) = vm.sign(KEY, digest);
    }

    function isLegacy() internal pure virtual returns (bool) {
        return false;
    }

    function namesSigner() internal pure virtual returns (bool) {
        return false;
    }
}

contract Eas026Test is VersionTest {
    function setUp() public override {
        deployAll("0.26");
    }

    function isLegacy() internal pure override returns (bool) {
        return true;
    }
}

contract Eas10Test is VersionTest {
    function setUp() public override {
        deployAll("1.0");
    }

    function isLegacy() internal pure override returns (bool) {
        return true;
    }
}

contract Eas101Test is VersionTest {
    function setUp() public override {
        deployAll("1.0.1");
    }

    function isLegacy() internal pure override returns (bool) {
        return true;
    }
}

contract Eas12Test is VersionTest {
    function setUp() public override {
        deployAll("1.2");
    }
}

contract Eas14Test is VersionTest {
    function setUp() public override {
        deployAll("1.4");
    }

    function namesSigner() internal pure override returns (bool) {
        return true;
    }
}
