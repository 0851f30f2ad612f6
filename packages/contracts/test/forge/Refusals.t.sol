// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CanonicalAbi} from "../../contracts/CanonicalAbi.sol";
import {Attestation, IContestResolver, Times} from "../../contracts/IContestResolver.sol";
import {AttestationRequest, IEAS} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice What the resolver refuses whoever attests it: foreign callers and schemas, invalid data, limits.
contract RefusalsTest is ResolverTest {
    bytes4 private constant undecodable = CanonicalAbi.Undecodable.selector;
    bytes4 private constant oversized = IContestResolver.Oversized.selector;

    function judging() private returns (bytes32 contest) {
        contest = startContest(contestData(0));
        vm.warp(2000);
    }

    function refusesContest(bytes4 reason, ContestData memory c) private {
        refuses(reason, organizer, resolver.contestSchema(), 0, encode(c));
    }

    function testOnlyEasMayCall() public {
        Attestation memory a;
        Attestation[] memory all = new Attestation[](1);
        uint256[] memory values = new uint256[](1);
        bytes[4] memory calls = [
            abi.encodeCall(resolver.attest, (a)),
            abi.encodeCall(resolver.multiAttest, (all, values)),
            abi.encodeCall(resolver.revoke, (a)),
            abi.encodeCall(resolver.multiRevoke, (all, values))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool ok, bytes memory answer) = address(resolver).call(calls[i]);
            vm.assertTrue(!ok && selectorOf(answer) == IContestResolver.NotEAS.selector, "refused");
            vm.deal(address(eas), 1 ether);
            vm.prank(address(eas));
            (ok, answer) = address(resolver).call{value: 1}(calls[i]);
            vm.assertTrue(!ok && answer.length == 0, "value is refused");
        }
        vm.assertEq(resolver.eas(), address(eas), "eas");
    }

    function testRefusesValue() public {
        AttestationRequest memory r = request(resolver.contestSchema(), 0, encode(contestData(0)));
        r.data.value = 1;
        vm.deal(address(this), 1 ether);
        (bool ok, bytes memory answer) = address(eas).call{value: 1}(abi.encodeCall(IEAS.attest, (r)));
        vm.assertTrue(!ok && selectorOf(answer) == IEAS.NotPayable.selector, "refused");
        vm.assertTrue(!resolver.isPayable(), "not payable");
    }

    function testRefusesForeignSchemas() public {
        bytes32 foreign = registry.register("uint16 entry,bytes points", address(resolver), true);
        refuses(IContestResolver.ForeignSchema.selector, judge, foreign, 0, "");
        Attestation memory a;
        a.schema = foreign;
        vm.prank(address(eas));
        (bool ok, bytes memory answer) = address(resolver).call(abi.encodeCall(resolver.revoke, (a)));
        vm.assertTrue(!ok && selectorOf(answer) == IContestResolver.ForeignSchema.selector, "revoking");
        // The definition of a schema, but with the other revocability.
        foreign = registry.register("uint16 entry", address(resolver), true);
        refuses(IContestResolver.ForeignSchema.selector, judge, foreign, 0, abi.encode(uint16(1)));
    }

    function testSchemasAreDerivedFromItsAddress() public view {
        checkSchema(
            resolver.contestSchema(),
            "string title,string uri,bytes32 contentHash,uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,uint8 flags,address[] judges,bytes maxPoints,bytes weights,bytes32[] entries",
            true
        );
        checkSchema(resolver.entrySchema(), "bytes32 contentHash,string uri,bytes32 replaces", true);
        checkSchema(resolver.admitSchema(), "uint16 first,bytes32[] submissions", false);
        checkSchema(
            resolver.listSchema(), "uint16 first,string uri,bytes32 contentHash,bytes32[] entries", false
        );
        checkSchema(resolver.judgesSchema(), "address[] judges,bool listed", false);
        checkSchema(
            resolver.evaluationSchema(), "uint16 entry,bytes points,string comment,bytes32 commentHash", true
        );
        checkSchema(resolver.recusalSchema(), "uint16 entry", false);
        checkSchema(resolver.disqualifySchema(), "uint16 entry,string reason", false);
        checkSchema(resolver.commitSchema(), "uint16 entry,bytes32 commitment", true);
        checkSchema(
            resolver.revealSchema(), "uint16 entry,address judge,bytes points,string comment,bytes32 salt", false
        );
        checkSchema(
            resolver.postponeSchema(),
            "uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,string reason",
            false
        );
    }

    function checkSchema(bytes32 uid, string memory definition, bool revocable) private view {
        vm.assertEq(uid, keccak256(abi.encodePacked(definition, resolver, revocable)), definition);
    }

    function testRefusesExpiringAttestations() public {
        bytes32 contest = judging();
        AttestationRequest memory r = request(resolver.evaluationSchema(), contest, evaluationData(1, hex"000000"));
        r.data.expirationTime = 5000;
        refuses(IContestResolver.Expiring.selector, judge, r);
    }

    function testRefusesIrrevocableAttestations() public {
        bytes32[4] memory schemas = [
            resolver.contestSchema(),
            resolver.entrySchema(),
            resolver.evaluationSchema(),
            resolver.commitSchema()
        ];
        bytes32 contest = judging();
        for (uint256 i = 0; i < schemas.length; ++i) {
            AttestationRequest memory r = request(schemas[i], contest, "");
            r.data.revocable = false;
            refuses(IContestResolver.Irrevocable.selector, judge, r);
        }
    }

    function testRefusesUnknownContests() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        // A submission exists in EAS, but is not a contest.
        bytes32 submission = submit(contest, entrant);
        bytes4 reason = IContestResolver.UnknownContest.selector;
        refuses(reason, entrant, resolver.entrySchema(), submission, submissionData(0));
        refuses(reason, entrant, resolver.entrySchema(), 0, submissionData(0));
        refuses(reason, judge, resolver.recusalSchema(), submission, abi.encode(uint16(1)));
    }

    function testRefusesWrongTimes() public {
        vm.warp(500);
        bytes4 reason = IContestResolver.WrongTimes.selector;
        ContestData memory c = contestData(SUBMISSIONS);
        c.submissionsUntil = 2001;
        refusesContest(reason, c);
        c.submissionsUntil = 500;
        refusesContest(reason, c);
        c.submissionsUntil = 0;
        refusesContest(reason, c);
        c = contestData(0);
        c.submissionsUntil = 1;
        refusesContest(reason, c);
        c = contestData(0);
        c.opensAt = 3000;
        refusesContest(reason, c);
        c = contestData(0);
        c.revealUntil = 2999;
        refusesContest(reason, c);
        c.revealUntil = 3001;
        refusesContest(reason, c);
        c = contestData(SEALED);
        c.revealUntil = 3000;
        refusesContest(reason, c);
        c = contestData(0);
        (c.opensAt, c.closesAt, c.revealUntil) = (400, 500, 500);
        refusesContest(reason, c);
        (c.opensAt, c.closesAt, c.revealUntil) = (400, 501, 501);
        bytes32 contest = startContest(c);
        evaluate(contest, judge, 1, hex"000000");
        refusesRevocation(
            IContestResolver.OutsideWindow.selector, organizer, resolver.contestSchema(), contest
        );
        c = contestData(SUBMISSIONS);
        (c.submissionsUntil, c.opensAt) = (501, 501);
        startContest(c);
    }

    function testRefusesWrongFlags() public {
        ContestData memory c = contestData(SUBMISSIONS | SEALED);
        c.flags = 4;
        refusesContest(IContestResolver.WrongFlags.selector, c);
        c.flags = 128 + 3;
        refusesContest(IContestResolver.WrongFlags.selector, c);
    }

    function testRefusesWrongCriteria() public {
        bytes4 reason = IContestResolver.WrongCriteria.selector;
        ContestData memory c = contestData(0);
        c.weights = hex"0102";
        refusesContest(reason, c);
        c.weights = hex"010200";
        refusesContest(reason, c);
        (c.maxPoints, c.weights) = (bytes(hex"0a0003"), bytes(hex"010203"));
        refusesContest(reason, c);
        (c.maxPoints, c.weights) = (bytes(""), bytes(""));
        refusesContest(reason, c);
        (c.maxPoints, c.weights) = (ones(21), ones(21));
        refusesContest(IContestResolver.TooManyCriteria.selector, c);
        (c.maxPoints, c.weights) = (ones(20), ones(20));
        startContest(c);
    }

    function testRefusesTooManyJudgesAtTheStart() public {
        ContestData memory c = contestData(0);
        c.judges = crowd(0x1000, 101);
        refusesContest(IContestResolver.TooManyJudges.selector, c);
        c.judges = crowd(0x1000, 100);
        startContest(c);
        c.judges[1] = c.judges[0];
        refusesContest(IContestResolver.AlreadyJudge.selector, c);
    }

    function testRefusesTooManyEntriesAtTheStart() public {
        ContestData memory c = contestData(0);
        c.entries = new bytes32[](201);
        refusesContest(IContestResolver.TooManyEntries.selector, c);
        c.entries = new bytes32[](200);
        startContest(c);
    }

    function testRefusesContestsWithAReference() public {
        bytes32 contest = startContest(contestData(0));
        refuses(
            IContestResolver.UnexpectedReference.selector,
            organizer,
            resolver.contestSchema(),
            contest,
            encode(contestData(0))
        );
    }

    function testRefusesLongOrMissingTexts() public {
        ContestData memory c = contestData(0);
        c.title = "";
        refusesContest(IContestResolver.MissingTitle.selector, c);
        c.title = string(ones(801));
        refusesContest(oversized, c);
        c.title = string(ones(800));
        c.uri = string(ones(8193));
        refusesContest(oversized, c);
        c.uri = string(ones(8192));
        c.contentHash = 0;
        refusesContest(IContestResolver.MissingDocument.selector, c);
        c.contentHash = keccak256("document");
        startContest(c);
    }

    function testRefusesWrongSubmissions() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 schema = resolver.entrySchema();
        bytes memory data = abi.encode(bytes32(0), "ipfs://", bytes32(0));
        refuses(IContestResolver.MissingDocument.selector, entrant, schema, contest, data);
        data = abi.encode(keccak256("entry"), string(ones(8193)), bytes32(0));
        refuses(oversized, entrant, schema, contest, data);
        data = abi.encode(keccak256("entry"), string(ones(8192)), bytes32(0));
        attestAs(entrant, schema, contest, data);
        bytes4 reason = IContestResolver.UnknownSubmission.selector;
        refuses(reason, entrant, schema, contest, submissionData(keccak256("unknown")));
        refuses(reason, organizer, resolver.admitSchema(), contest, admissionData(3, keccak256("unknown")));
        bytes32 other = submit(startContest(contestData(SUBMISSIONS)), entrant);
        refuses(reason, entrant, schema, contest, submissionData(other));
        refuses(reason, organizer, resolver.admitSchema(), contest, admissionData(3, other));
        contest = startContest(contestData(0));
        refuses(IContestResolver.NoSubmissions.selector, entrant, schema, contest, submissionData(0));
    }

    function testRefusesWrongDisqualifications() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 schema = resolver.disqualifySchema();
        bytes4 missing = IContestResolver.MissingReason.selector;
        refuses(missing, organizer, schema, contest, abi.encode(uint16(1), ""));
        refuses(oversized, organizer, schema, contest, abi.encode(uint16(1), string(ones(4097))));
        bytes4 unknown = IContestResolver.UnknownEntry.selector;
        refuses(unknown, organizer, schema, contest, abi.encode(uint16(0), "A reason."));
        refuses(unknown, organizer, schema, contest, abi.encode(uint16(3), "A reason."));
        attestAs(organizer, schema, contest, abi.encode(uint16(1), string(ones(4096))));
    }

    function testRefusesWrongEvaluations() public {
        bytes32 contest = judging();
        bytes32 schema = resolver.evaluationSchema();
        bytes4 wrongNumber = IContestResolver.WrongNumberOfPoints.selector;
        refuses(wrongNumber, judge, schema, contest, evaluationData(1, hex"0000"));
        refuses(wrongNumber, judge, schema, contest, evaluationData(1, hex"00000000"));
        bytes4 over = IContestResolver.OverMaximum.selector;
        refuses(over, judge, schema, contest, evaluationData(1, hex"0b0000"));
        refuses(over, judge, schema, contest, evaluationData(1, hex"000600"));
        refuses(over, judge, schema, contest, evaluationData(1, hex"000004"));
        bytes4 unknown = IContestResolver.UnknownEntry.selector;
        refuses(unknown, judge, schema, contest, evaluationData(0, hex"000000"));
        refuses(unknown, judge, schema, contest, evaluationData(3, hex"000000"));
        bytes memory data = abi.encode(uint16(1), hex"000000", string(ones(4097)), bytes32(0));
        refuses(oversized, judge, schema, contest, data);
        data = abi.encode(uint16(1), hex"000000", string(ones(4096)), keccak256("text"));
        attestAs(judge, schema, contest, data);
    }

    function testRefusesTheThirtyFirstReview() public {
        bytes32 contest = judging();
        bytes32 uid;
        for (uint256 i = 0; i < 30; ++i) uid = evaluate(contest, judge, 1, hex"000000");
        bytes4 reason = IContestResolver.TooManyActs.selector;
        bytes memory data = evaluationData(1, hex"000000");
        refuses(reason, judge, resolver.evaluationSchema(), contest, data);
        revokeAs(judge, resolver.evaluationSchema(), uid);
        refuses(reason, judge, resolver.evaluationSchema(), contest, data);
        recuse(contest, judge, 1);
        vm.assertEq(resolver.getReview(contest, 1, judge).acts, 32, "acts");
        evaluate(contest, judge, 2, hex"000000");
        evaluate(contest, judge2, 1, hex"000000");
    }

    /// @dev Each schema: canonical data with one word changed, removed or added in every place.
    function testRefusesDataThatIsNotCanonical() public {
        vm.warp(100);
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        bytes memory data;
        breakData(organizer, resolver.contestSchema(), 0, encode(contestData(0)), hex"0001030405060708090a0b0c0e121314151719");
        breakData(entrant, resolver.entrySchema(), contest, submissionData(0), hex"0103");
        breakData(organizer, resolver.admitSchema(), contest, admissionData(3, keccak256("uid")), hex"000102");
        breakData(organizer, resolver.judgesSchema(), contest, judgesData(stranger, true), hex"000102");
        breakData(organizer, resolver.listSchema(), contest, listData(3, 2), hex"0001030406");
        data = postponementData(Times(1001, 2001, 3001, 4001));
        breakData(organizer, resolver.postponeSchema(), contest, data, hex"0001020304");
        breakData(judge, resolver.recusalSchema(), contest, abi.encode(uint16(1)), hex"00");
        data = abi.encode(uint16(1), "A reason.");
        breakData(organizer, resolver.disqualifySchema(), contest, data, hex"000102");
        data = abi.encode(uint16(1), keccak256("commitment"));
        breakData(judge, resolver.commitSchema(), contest, data, hex"00");
        data = evaluationData(1, hex"0a0503");
        breakData(judge, resolver.evaluationSchema(), contest, data, hex"0001020406");
        data = revealData(1, judge, hex"0a0503", bytes32(0));
        breakData(judge, resolver.revealSchema(), contest, data, hex"000102030507");
    }

    /// @param words Words with an upper bound or a fixed value, which the highest bit therefore makes undecodable.
    function breakData(address who, bytes32 schema, bytes32 ref, bytes memory data, bytes memory words) private {
        for (uint256 length = 0; length < data.length; length += 31) {
            bytes memory shorter = new bytes(length);
            for (uint256 i = 0; i < length; ++i) shorter[i] = data[i];
            refuses(undecodable, who, schema, ref, shorter);
        }
        refuses(undecodable, who, schema, ref, abi.encodePacked(data, uint8(0)));
        refuses(undecodable, who, schema, ref, abi.encodePacked(data, uint256(0)));
        for (uint256 i = 0; i < words.length; ++i) {
            uint256 place = uint256(uint8(words[i])) * 32;
            data[place] ^= 0x80;
            refuses(undecodable, who, schema, ref, data);
            data[place] ^= 0x80;
        }
    }

    function testRefusesDirtyPadding() public {
        bytes32 contest = judging();
        bytes memory data = evaluationData(1, hex"0a0503");
        // The points are behind the head of four words and their length.
        data[5 * 32 + 3] = 0x01;
        refuses(undecodable, judge, resolver.evaluationSchema(), contest, data);
        data[5 * 32 + 3] = 0x00;
        data[data.length - 1] = 0x01;
        refuses(undecodable, judge, resolver.evaluationSchema(), contest, data);
        data[data.length - 1] = 0x00;
        attestAs(judge, resolver.evaluationSchema(), contest, data);
    }

    function testRefusesNumbersAtTheirLimits() public {
        bytes32 contest = judging();
        bytes memory data = evaluationData(1, hex"0a0503");
        // An entry of 2^16.
        data[29] = 0x01;
        data[31] = 0x00;
        refuses(undecodable, judge, resolver.evaluationSchema(), contest, data);
        data[29] = 0x00;
        data[31] = 0x01;
        // A length whose sum with its place would overflow.
        for (uint256 i = 4 * 32; i < 5 * 32; ++i) data[i] = 0xff;
        refuses(undecodable, judge, resolver.evaluationSchema(), contest, data);
    }

    function testRefusesSharedBytes() public {
        bytes32 contest = judging();
        // points and comment at the same offset, and in the other order
        bytes memory shared =
            abi.encode(uint256(1), uint256(128), uint256(128), uint256(0), uint256(3), bytes32("\x0a\x05\x03"));
        refuses(undecodable, judge, resolver.evaluationSchema(), contest, shared);
        bytes memory swapped = abi.encode(
            uint256(1), uint256(192), uint256(128), uint256(0), uint256(1), bytes32("a"), uint256(3), bytes32("\x0a\x05\x03")
        );
        refuses(undecodable, judge, resolver.evaluationSchema(), contest, swapped);
    }
}
