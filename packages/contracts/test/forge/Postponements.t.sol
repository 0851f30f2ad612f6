// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CanonicalAbi} from "../../contracts/CanonicalAbi.sol";
import {IContestResolver, Times} from "../../contracts/IContestResolver.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice Which times a contest can get.
contract PostponementsTest is ResolverTest {
    uint64 private constant LONGEST = 14 days;
    bytes4 private constant undecodable = CanonicalAbi.Undecodable.selector;
    bytes4 private constant wrongTimes = IContestResolver.WrongTimes.selector;

    function refusesTimes(bytes32 contest, uint64 a, uint64 b, uint64 c, uint64 d) private {
        bytes memory data = postponementData(Times(a, b, c, d));
        refuses(wrongTimes, organizer, resolver.postponeSchema(), contest, data);
    }

    /// @dev In the order of checks, as above.
    function testRefusesWrongPostponements() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        bytes32 schema = resolver.postponeSchema();
        Times memory same = Times(1000, 2000, 3000, 4000);
        bytes memory data = abi.encode(same, string(ones(4097)));
        bytes32 other = submit(contest, entrant);
        refuses(undecodable, stranger, schema, other, abi.encodePacked(data, uint256(0)));
        refuses(IContestResolver.Oversized.selector, stranger, schema, other, data);
        refuses(IContestResolver.MissingReason.selector, stranger, schema, other, abi.encode(same, ""));
        refuses(IContestResolver.UnknownContest.selector, stranger, schema, other, postponementData(same));
        refuses(IContestResolver.NotOrganizer.selector, stranger, schema, contest, postponementData(same));
        refuses(wrongTimes, organizer, schema, contest, postponementData(same));
        uint256 snapshot = vm.snapshotState();
        Times memory later = Times(1000, 2000, 3000, 4001);
        attestAs(organizer, schema, contest, abi.encode(later, string(ones(4096))));
        vm.revertToState(snapshot);
        attestAs(organizer, schema, contest, abi.encode(later, "x"));
        vm.warp(3000);
        refuses(IContestResolver.OutsideWindow.selector, stranger, schema, contest, postponementData(same));
        vm.warp(100);
        revokeAs(organizer, resolver.contestSchema(), contest);
        vm.warp(3000);
        refuses(IContestResolver.ContestIsRevoked.selector, stranger, schema, contest, postponementData(same));
    }

    function testRefusesEarlierTimes() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        refusesTimes(contest, 999, 2001, 3001, 4001);
        refusesTimes(contest, 1001, 1999, 3001, 4001);
        refusesTimes(contest, 1001, 2001, 2999, 4001);
        refusesTimes(contest, 1001, 2001, 3001, 3999);
        refusesTimes(contest, 0, 2001, 3001, 4001);
        postpone(contest, Times(1010, 2010, 3010, 4010));
        // Later than the start, but earlier than the times in force.
        refusesTimes(contest, 1009, 2010, 3010, 4010);
        refusesTimes(contest, 1010, 2010, 3010, 4009);
        refusesTimes(contest, 1000, 2000, 3000, 4000);
    }

    function testPostponesByAtMost14Days() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        uint64 d = LONGEST;
        vm.assertEq(d, 1_209_600, "14 days");
        refusesTimes(contest, 1001 + d, 2000 + d, 3000 + d, 4000 + d);
        refusesTimes(contest, 1000, 2001 + d, 3000 + d, 4000 + d);
        refusesTimes(contest, 1000, 2000, 3001 + d, 4000 + d);
        refusesTimes(contest, 1000, 2000, 3000, 4001 + d);
        postpone(contest, Times(1000 + d / 2, 2000 + d / 2, 3000 + d / 2, 4000 + d / 2));
        // From the start, not from the times in force.
        refusesTimes(contest, 1000 + d / 2, 2000 + d / 2, 3000 + d / 2, 4001 + d);
        postpone(contest, Times(1000 + d, 2000 + d, 3000 + d, 4000 + d));
        refusesTimes(contest, 1000 + d, 2000 + d, 3000 + d, 4001 + d);
        vm.warp(2999 + d);
        refusesTimes(contest, 1000 + d, 2000 + d, 3001 + d, 4000 + d);
    }

    function testRefusesTimesNearTheLastSecond() public {
        uint64 last = type(uint64).max;
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        refusesTimes(contest, 1000, 2000, 3000, last);
        refusesTimes(contest, 1000, 2000, last - 1, last);
        refusesTimes(contest, last, last, last, last);
        ContestData memory c = contestData(SEALED);
        (c.opensAt, c.closesAt, c.revealUntil) = (last - 30, last - 20, last - 10);
        contest = startContest(c);
        // 14 days after the start do not fit into 64 bits.
        refusesTimes(contest, 0, last - 30, last - 20, 9);
        refusesTimes(contest, 0, last - 30, last, last);
        postpone(contest, Times(0, last - 2, last - 1, last));
    }

    function testATimeThatHasPassedStays() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        vm.warp(999);
        postpone(contest, Times(1001, 2000, 3000, 4000));
        vm.warp(1001);
        refusesTimes(contest, 1002, 2000, 3000, 4000);
        vm.warp(1999);
        refusesTimes(contest, 1002, 2001, 3000, 4000);
        postpone(contest, Times(1001, 2001, 3000, 4000));
        vm.warp(2001);
        refusesTimes(contest, 1001, 2002, 3000, 4000);
        vm.warp(2999);
        refusesTimes(contest, 1001, 2002, 3001, 4000);
        postpone(contest, Times(1001, 2001, 3001, 4000));
        vm.warp(3000);
        postpone(contest, Times(1001, 2001, 3002, 4001));
    }

    function testATimeThatPassedBeforeTheStartStays() public {
        vm.warp(500);
        ContestData memory c = contestData(0);
        c.opensAt = 400;
        bytes32 contest = startContest(c);
        refusesTimes(contest, 0, 501, 3001, 3001);
        postpone(contest, Times(0, 400, 3001, 3001));
    }

    function testAContestWithoutSubmissionsStaysSo() public {
        bytes32 contest = startContest(contestData(SEALED));
        refusesTimes(contest, 1, 2001, 3001, 4001);
        refusesTimes(contest, 1000, 2001, 3001, 4001);
        postpone(contest, Times(0, 2001, 3001, 4001));
    }

    function testKeepsTheOrderOfTimes() public {
        ContestData memory c = contestData(SUBMISSIONS | SEALED);
        c.submissionsUntil = 2000;
        bytes32 contest = startContest(c);
        refusesTimes(contest, 2001, 2000, 3000, 4000);
        postpone(contest, Times(2000, 2100, 3000, 4000));
        postpone(contest, Times(2100, 2100, 3000, 4000));
        refusesTimes(contest, 2100, 3000, 3000, 4000);
        refusesTimes(contest, 2100, 3001, 3000, 4000);
        postpone(contest, Times(2100, 2999, 3000, 4000));
        refusesTimes(contest, 2100, 2999, 4000, 4000);
        refusesTimes(contest, 2100, 2999, 4001, 4000);
        postpone(contest, Times(2100, 2999, 3999, 4000));
    }

    function testAnOpenContestHasNoReveals() public {
        bytes32 contest = startContest(contestData(0));
        refusesTimes(contest, 0, 2000, 3000, 3001);
        refusesTimes(contest, 0, 2000, 3001, 3000);
        refusesTimes(contest, 0, 2000, 3001, 3002);
        postpone(contest, Times(0, 2000, 3001, 3001));
    }
}
