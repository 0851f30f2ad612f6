// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Times} from "../../contracts/IContestResolver.sol";
import {AttestationRequest, RevocationRequest, RevocationRequestData} from "./Eas.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice Upper bounds of what acts cost as whole transactions: 21,000, the calldata and the execution.
contract GasTest is ResolverTest {
    uint256 private constant CAP = 16_777_216;

    string private constant comment120 =
        "Clear, useful and well tested. The second part is harder to follow than the first, but the result is worth the read ....";

    function gasOf(address who, AttestationRequest memory r) private returns (uint256) {
        return gasOf(who, abi.encodeCall(eas.attest, (r)));
    }

    function gasOfRevocation(address who, bytes32 schema, bytes32 uid) private returns (uint256) {
        RevocationRequest memory r = RevocationRequest(schema, RevocationRequestData(uid, 0));
        return gasOf(who, abi.encodeCall(eas.revoke, (r)));
    }

    function gasOf(address who, bytes memory data) private returns (uint256) {
        uint256 intrinsic = 21_000;
        for (uint256 i = 0; i < data.length; ++i) intrinsic += data[i] == 0 ? 4 : 16;
        // A test is one transaction, whose earlier calls have loaded these accounts and their storage.
        vm.cool(address(eas));
        vm.cool(address(registry));
        vm.cool(address(resolver));
        vm.prank(who);
        uint256 before = gasleft();
        (bool ok,) = address(eas).call(data);
        uint256 used = before - gasleft();
        vm.assertTrue(ok, "accepted");
        return intrinsic + used;
    }

    function gasOfContest(uint256 entries, uint256 judges) private returns (uint256) {
        return gasOf(organizer, request(resolver.contestSchema(), 0, encode(contestOf(entries, judges))));
    }

    /// @dev Bytes other than zero cost most.
    function gasOfLargestContest() private returns (uint256) {
        ContestData memory c = contestOf(200, 100);
        (c.title, c.uri) = (string(full(800)), string(full(8192)));
        (c.maxPoints, c.weights) = (full(20), full(20));
        return gasOf(organizer, request(resolver.contestSchema(), 0, encode(c)));
    }

    function full(uint256 length) private pure returns (bytes memory value) {
        value = new bytes(length);
        for (uint256 i = 0; i < length; ++i) value[i] = 0xff;
    }

    function contestOf(uint256 entries, uint256 judges) private pure returns (ContestData memory c) {
        c = contestData(0);
        c.entries = new bytes32[](entries);
        for (uint256 i = 0; i < entries; ++i) c.entries[i] = keccak256(abi.encode(i));
        c.judges = addresses(judges);
    }

    function addresses(uint256 length) private pure returns (address[] memory list) {
        list = new address[](length);
        for (uint256 i = 0; i < length; ++i) list[i] = address(uint160(uint256(keccak256(abi.encode(i)))));
    }

    function testGasOfContests() public {
        uint256 small = gasOfContest(50, 5);
        uint256 large = gasOfContest(200, 5);
        uint256 many = gasOfContest(200, 100);
        uint256 largest = gasOfLargestContest();
        emit log_named_uint("contest of 50 entries and 5 judges", small);
        emit log_named_uint("contest of 200 entries and 5 judges", large);
        emit log_named_uint("contest of 200 entries and 100 judges", many);
        emit log_named_uint("the same with all texts at their limits", largest);
        vm.assertLe(small, over(2_204_812), "50 entries");
        vm.assertLe(large, over(5_630_487), "200 entries");
        vm.assertLe(many, over(9_995_339), "200 entries and 100 judges");
        vm.assertLe(largest, CAP, "everything at its limit");
    }

    function gasOfEvaluation(uint256 entries, uint256 criteria) private returns (uint256 first, uint256 again) {
        ContestData memory c = contestData(0);
        c.entries = new bytes32[](entries);
        c.maxPoints = new bytes(criteria);
        c.weights = new bytes(criteria);
        bytes memory points = new bytes(criteria);
        for (uint256 i = 0; i < criteria; ++i) {
            (c.maxPoints[i], c.weights[i], points[i]) = (0xff, 0xff, 0xff);
        }
        vm.warp(100);
        bytes32 contest = startContest(c);
        vm.warp(2000);
        bytes memory data = abi.encode(uint16(1), points, comment120, bytes32(0));
        AttestationRequest memory r = request(resolver.evaluationSchema(), contest, data);
        first = gasOf(judge, r);
        again = gasOf(judge, r);
    }

    function testGasOfEvaluationsIsFlat() public {
        vm.assertEq(bytes(comment120).length, 120, "the comment");
        uint256[3] memory entries = [uint256(1), 50, 200];
        for (uint256 i = 0; i < 3; ++i) {
            (uint256 first, uint256 again) = gasOfEvaluation(entries[i], i == 0 ? 1 : 20);
            emit log_named_uint("first evaluation", first);
            emit log_named_uint("evaluation that replaces another", again);
            vm.assertLe(first, over(542_908), "evaluation");
            vm.assertLe(again, over(491_984), "replacing evaluation");
        }
    }

    /// @dev What EAS pays for a word of data more.
    uint256 private constant WORD = 22_100;

    /// @dev At most 3 % over what an act cost before postponements, lists and late entries. `admit` and `judges` have more
    /// words of data since then.
    function over(uint256 before) private pure returns (uint256) {
        return before * 103 / 100;
    }

    function row(string memory name, address who, bytes32 schema, bytes32 ref, bytes memory data, uint256 limit)
        private
    {
        check(name, gasOf(who, request(schema, ref, data)), limit);
    }

    function check(string memory name, uint256 used, uint256 limit) private {
        emit log_named_uint(name, used);
        vm.assertLe(used, limit, name);
    }

    function submitMany(bytes32 contest, uint256 length) private returns (bytes32[] memory uids) {
        uids = new bytes32[](length);
        for (uint256 i = 0; i < length; ++i) uids[i] = submit(contest, entrant);
    }

    function testGasOfSubmissions() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 schema = resolver.entrySchema();
        row("submission", entrant, schema, contest, submissionData(0), over(388_250));
        row("edit", entrant, schema, contest, submissionData(submit(contest, entrant)), over(414_756));
        bytes32 admitted = submit(contest, entrant);
        admit(contest, admitted);
        row("edit of an admitted one", entrant, schema, contest, submissionData(admitted), over(468_211));
        admitted = submit(contest, entrant);
        admit(contest, admitted);
        check("withdrawal of an admitted one", gasOfRevocation(entrant, schema, admitted), over(174_807));
    }

    /// @dev The cheapest acts that make a log longer: docs/protocol/security.md says what it costs to fill one.
    function testGasOfTheCheapestActs() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 schema = resolver.entrySchema();
        submit(contest, entrant);
        bytes memory data = abi.encode(bytes32(uint256(1)), "", bytes32(0));
        uint256 submission = gasOf(entrant, request(schema, contest, data));
        uint256 withdrawal = gasOfRevocation(entrant, schema, submit(contest, entrant));
        uint256 nothing = gasOf(organizer, request(resolver.admitSchema(), contest, abi.encode(uint16(3), hashes(0))));
        emit log_named_uint("smallest submission", submission);
        emit log_named_uint("withdrawal of a pending one", withdrawal);
        emit log_named_uint("admission of nothing", nothing);
        vm.assertLe(180_000, (submission + withdrawal) / 2, "submissions and withdrawals");
        vm.assertLe(200_000, nothing, "admissions of nothing");
    }

    function testGasOfAdmissions() public {
        bytes32 contest = startContest(contestData(SUBMISSIONS));
        bytes32 schema = resolver.admitSchema();
        row("admission of one", organizer, schema, contest, admission(contest, 1), over(295_921 + WORD));
        row("admission of 10", organizer, schema, contest, admission(contest, 10), over(562_990 + WORD));
        row("admission of 200", organizer, schema, contest, admission(contest, 200), CAP);
    }

    function admission(bytes32 contest, uint256 length) private returns (bytes memory) {
        bytes32[] memory uids = submitMany(contest, length);
        return abi.encode(nextNumber(contest), uids);
    }

    function testGasOfLists() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 schema = resolver.listSchema();
        row("list of one", organizer, schema, contest, listData(3, 1), 430_000);
        bytes memory data = abi.encode(uint16(4), string(full(8192)), keccak256("texts"), hashes(200));
        row("list of 200 with the longest URI", organizer, schema, contest, data, CAP);
    }

    function testGasOfJudges() public {
        bytes32 contest = startContest(contestData(0));
        bytes32 schema = resolver.judgesSchema();
        row("adding a judge", organizer, schema, contest, judgesData(stranger, true), over(288_663 + 2 * WORD));
        row("removing a judge", organizer, schema, contest, judgesData(stranger, false), over(251_484 + 2 * WORD));
        bytes memory data = abi.encode(addresses(100), true);
        row("adding 100 judges", organizer, schema, contest, data, CAP);
        data = abi.encode(addresses(100), false);
        row("removing 100 judges", organizer, schema, contest, data, CAP);
    }

    function testGasOfPostponements() public {
        bytes32 schema = resolver.postponeSchema();
        bytes32 contest = startContest(contestData(SUBMISSIONS | SEALED));
        Times memory t = Times(1001, 2001, 3001, 4001);
        row("postponement", organizer, schema, contest, abi.encode(t, comment120), 500_000);
        t = Times(1002, 2002, 3002, 4002);
        row("another postponement", organizer, schema, contest, abi.encode(t, comment120), 500_000);
        contest = startContest(contestData(SUBMISSIONS | SEALED));
        row("postponement with the longest reason", organizer, schema, contest, abi.encode(t, string(full(4096))), CAP);
    }

    function testGasOfOtherActs() public {
        bytes32 contest = startContest(contestData(0));
        bytes memory data = abi.encode(uint16(2), comment120);
        row("disqualification", organizer, resolver.disqualifySchema(), contest, data, over(403_740));
        vm.warp(2000);
        bytes32 review = evaluate(contest, judge, 1, hex"0a0503");
        check("withdrawal of a review", gasOfRevocation(judge, resolver.evaluationSchema(), review), over(138_353));
        evaluate(contest, judge2, 1, hex"0a0503");
        row("recusal", judge2, resolver.recusalSchema(), contest, abi.encode(uint16(1)), over(264_924));
        vm.warp(100);
        contest = startContest(contestData(SEALED));
        vm.warp(2000);
        bytes32 commitment = commitmentOf(contest, 1, judge, hex"0a0503", "salt");
        data = abi.encode(uint16(1), commitment);
        row("first commitment", judge, resolver.commitSchema(), contest, data, over(337_846));
        row("commitment that replaces another", judge, resolver.commitSchema(), contest, data, over(286_785));
        vm.warp(3000);
        data = revealData(1, judge, hex"0a0503", "salt");
        row("reveal", stranger, resolver.revealSchema(), contest, data, over(477_921));
        vm.warp(100);
        contest = startContest(contestData(0));
        check("revocation of a contest", gasOfRevocation(organizer, resolver.contestSchema(), contest), over(174_371));
    }

    event log_named_uint(string name, uint256 value);
}
