// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CanonicalAbi} from "../../contracts/CanonicalAbi.sol";
import {IContestResolver} from "../../contracts/IContestResolver.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice Lists of judges, entries and submissions: the order of checks, the limits, all or nothing.
contract ListsTest is ResolverTest {
    bytes4 private constant undecodable = CanonicalAbi.Undecodable.selector;

    function refusesJudges(bytes4 reason, bytes32 contest, address[] memory judges, bool isListed) private {
        refuses(reason, organizer, resolver.judgesSchema(), contest, abi.encode(judges, isListed));
    }

    function pair(address one, address other) private pure returns (address[] memory judges) {
        judges = new address[](2);
        (judges[0], judges[1]) = (one, other);
    }

    /// @dev Nothing of a refused list remains.
    function checkJudges(bytes32 contest, uint256 judges, uint256 acts) private view {
        vm.assertEq(resolver.getContest(contest).judges, judges, "judges");
        vm.assertEq(resolver.getContest(contest).acts, acts, "acts");
    }

    function testRefusesWrongChangesOfJudges() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 schema = resolver.judgesSchema();
        refuses(IContestResolver.NotOrganizer.selector, stranger, schema, contest, abi.encode(crowd(1, 0), true));
        refuses(IContestResolver.NotOrganizer.selector, stranger, schema, contest, abi.encode(crowd(1, 101), true));
        refusesJudges(IContestResolver.NoJudges.selector, contest, crowd(1, 0), true);
        refusesJudges(IContestResolver.NoJudges.selector, contest, crowd(1, 0), false);
        bytes4 already = IContestResolver.AlreadyJudge.selector;
        bytes4 not = IContestResolver.NotJudge.selector;
        refusesJudges(already, contest, pair(stranger, judge), true);
        refusesJudges(already, contest, pair(stranger, stranger), true);
        refusesJudges(not, contest, pair(judge, stranger), false);
        refusesJudges(not, contest, pair(judge, judge), false);
        vm.assertTrue(!resolver.isJudge(contest, stranger) && resolver.isJudge(contest, judge), "all or nothing");
        checkJudges(contest, 2, 0);
    }

    /// @dev Each item is read when its turn comes.
    function testRefusesDirtyJudgesInTheirOrder() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 schema = resolver.judgesSchema();
        uint256[] memory words = new uint256[](2);
        (words[0], words[1]) = (1 << 160, uint160(judge));
        refuses(undecodable, organizer, schema, contest, abi.encode(words, true));
        (words[0], words[1]) = (uint160(judge), 1 << 160);
        refuses(IContestResolver.AlreadyJudge.selector, organizer, schema, contest, abi.encode(words, true));
        (words[0], words[1]) = (uint160(stranger), 1 << 255);
        refuses(undecodable, organizer, schema, contest, abi.encode(words, true));
        refuses(IContestResolver.NotJudge.selector, organizer, schema, contest, abi.encode(words, false));
        // The actor and the counts come before the items.
        words = new uint256[](101);
        for (uint256 i = 0; i < 101; ++i) words[i] = 1 << 160;
        refuses(IContestResolver.TooManyJudges.selector, organizer, schema, contest, abi.encode(words, true));
        refuses(IContestResolver.NotOrganizer.selector, stranger, schema, contest, abi.encode(words, true));
        // The flag comes first of all.
        bytes32 other = recuse(contest, judge, 1);
        refuses(undecodable, stranger, schema, other, abi.encode(words, uint256(2)));
        refuses(IContestResolver.UnknownContest.selector, stranger, schema, other, abi.encode(words, true));
    }

    function testRefusesTooManyJudges() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 schema = resolver.judgesSchema();
        bytes4 reason = IContestResolver.TooManyJudges.selector;
        refusesJudges(reason, contest, crowd(0x1000, 101), true);
        refusesJudges(reason, contest, crowd(0x1000, 101), false);
        for (uint160 i = 0; i < 4; ++i) {
            attestAs(organizer, schema, contest, abi.encode(crowd(0x1000 + i * 100, 100), true));
        }
        refusesJudges(reason, contest, crowd(0x2000, 99), true);
        checkJudges(contest, 402, 4);
        attestAs(organizer, schema, contest, abi.encode(crowd(0x2000, 98), true));
        checkJudges(contest, 500, 5);
        refusesJudges(reason, contest, crowd(0x3000, 1), true);
        // The items come before the limit.
        refusesJudges(IContestResolver.AlreadyJudge.selector, contest, pair(stranger, judge), true);
        attestAs(organizer, schema, contest, abi.encode(crowd(0x1000, 100), false));
        checkJudges(contest, 400, 6);
        attestAs(organizer, schema, contest, abi.encode(crowd(0x1000, 100), true));
        checkJudges(contest, 500, 7);
    }

    function refusesList(bytes4 reason, address who, bytes32 contest, bytes memory data) private {
        refuses(reason, who, resolver.listSchema(), contest, data);
    }

    /// @dev In the order of checks: each list also has the faults that are looked at later.
    function testRefusesWrongLists() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 other = recuse(contest, judge, 1);
        bytes memory data = abi.encode(uint16(0), string(ones(8193)), bytes32(0), hashes(0));
        refusesList(undecodable, stranger, other, abi.encodePacked(data, uint256(0)));
        refusesList(IContestResolver.Oversized.selector, stranger, other, data);
        data = abi.encode(uint16(0), string(ones(8192)), bytes32(0), hashes(0));
        refusesList(IContestResolver.MissingDocument.selector, stranger, other, data);
        refusesList(IContestResolver.UnknownContest.selector, stranger, other, listData(0, 0));
        refusesList(IContestResolver.NotOrganizer.selector, stranger, contest, listData(0, 0));
        refusesList(IContestResolver.NoEntries.selector, organizer, contest, listData(0, 0));
        refusesList(IContestResolver.TooManyEntries.selector, organizer, contest, listData(0, 201));
        bytes4 wrong = IContestResolver.WrongNumber.selector;
        uint16[5] memory firsts = [uint16(0), 1, 2, 4, 65_535];
        for (uint256 i = 0; i < firsts.length; ++i) {
            refusesList(wrong, organizer, contest, listData(firsts[i], 1));
        }
        vm.assertEq(resolver.getContest(contest).entries, 2, "nothing of a refused list");
        data = abi.encode(uint16(3), "", keccak256("texts"), new bytes32[](2));
        attestAs(organizer, resolver.listSchema(), contest, data);
        vm.assertEq(resolver.getContest(contest).entries, 4, "zero and repeated hashes");
        vm.warp(3000);
        refusesList(IContestResolver.OutsideWindow.selector, stranger, contest, listData(0, 0));
        vm.warp(100);
        revokeAs(organizer, resolver.contestSchema(), contest);
        vm.warp(3000);
        refusesList(IContestResolver.ContestIsRevoked.selector, stranger, contest, listData(0, 0));
    }

    function refusesAdmission(bytes4 reason, address who, bytes32 contest, uint16 first, bytes32[] memory uids)
        private
    {
        refuses(reason, who, resolver.admitSchema(), contest, abi.encode(first, uids));
    }

    /// @dev In the order of checks, as above.
    function testRefusesWrongAdmissions() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes4 wrong = IContestResolver.WrongNumber.selector;
        refusesAdmission(IContestResolver.NotOrganizer.selector, stranger, contest, 0, hashes(201));
        refusesAdmission(IContestResolver.TooManyEntries.selector, organizer, contest, 0, hashes(201));
        uint16[4] memory firsts = [uint16(0), 2, 4, 65_535];
        for (uint256 i = 0; i < firsts.length; ++i) {
            refusesAdmission(wrong, organizer, contest, firsts[i], hashes(1));
            refusesAdmission(wrong, organizer, contest, firsts[i], hashes(0));
        }
        bytes32[] memory uids = hashes(2);
        uids[0] = submit(contest, entrant);
        refusesAdmission(IContestResolver.UnknownSubmission.selector, organizer, contest, 3, uids);
        uids[1] = uids[0];
        refusesAdmission(IContestResolver.AlreadyAdmitted.selector, organizer, contest, 3, uids);
        vm.assertEq(resolver.getContest(contest).entries, 2, "nothing of a refused admission");
        vm.assertEq(resolver.getSubmission(contest, uids[0]).entry, 0, "nothing of a refused admission");
        attestAs(organizer, resolver.admitSchema(), contest, abi.encode(uint16(3), hashes(0)));
        vm.assertEq(resolver.getContest(contest).acts, 1, "an admission of nothing is an act");
        admit(contest, uids[0]);
    }

    function testAnAdmissionOfNothingNeedsNoSubmissions() public {
        bytes32 contest = startContest(contestData(0));
        attestAs(organizer, resolver.admitSchema(), contest, abi.encode(uint16(3), hashes(0)));
        vm.assertEq(resolver.getContest(contest).acts, 1, "acts");
    }

    function testRefusesTooManyEntries() public {
        ContestData memory c = contestData(SUBMISSIONS);
        c.entries = new bytes32[](199);
        bytes32 contest = startContest(c);
        bytes32[] memory uids = new bytes32[](2);
        (uids[0], uids[1]) = (submit(contest, entrant), submit(contest, entrant));
        for (uint256 i = 0; i < 4; ++i) list(contest, 200);
        bytes4 reason = IContestResolver.TooManyEntries.selector;
        refusesList(reason, organizer, contest, listData(1000, 2));
        refusesList(reason, organizer, contest, listData(0, 200));
        refusesAdmission(reason, organizer, contest, 1000, uids);
        refusesAdmission(reason, organizer, contest, 0, uids);
        admit(contest, uids[0]);
        refusesList(reason, organizer, contest, listData(1001, 1));
        refuses(reason, organizer, resolver.admitSchema(), contest, admissionData(1001, uids[1]));
        refusesAdmission(IContestResolver.WrongNumber.selector, organizer, contest, 1000, hashes(0));
        attestAs(organizer, resolver.admitSchema(), contest, abi.encode(uint16(1001), hashes(0)));
        vm.assertEq(resolver.getSubmission(contest, uids[0]).entry, 1000, "the last number");
        vm.warp(2000);
        evaluate(contest, judge, 1000, hex"000000");
        bytes memory data = evaluationData(1001, hex"000000");
        refuses(IContestResolver.UnknownEntry.selector, judge, resolver.evaluationSchema(), contest, data);
    }
}
