// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CanonicalAbi} from "../../contracts/CanonicalAbi.sol";
import {IContestResolver, Times} from "../../contracts/IContestResolver.sol";
import {ResolverTest} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

contract FuzzTest is ResolverTest {
    bytes32 private contest;

    function setUp() public override {
        super.setUp();
        contest = startContest(contestData(0));
        vm.warp(2000);
    }

    /// @dev Decodes like Solidity, for `testFuzzReadersDecodeTheSameValues`.
    function decode(bytes calldata data)
        external
        pure
        returns (uint16 entry, bytes memory points, string memory comment, bytes32 commentHash)
    {
        return abi.decode(data, (uint16, bytes, string, bytes32));
    }

    function testFuzzRefusesRandomData(bytes calldata data) public {
        (bytes4 failure,) = tryAttest(judge, request(resolver.evaluationSchema(), contest, data));
        vm.assertEq(bytes32(failure), bytes32(CanonicalAbi.Undecodable.selector), "undecodable");
    }

    /// @dev Valid data with one changed byte is refused, or is the encoding of what Solidity decodes from it.
    function testFuzzReadersDecodeTheSameValues(uint256 place, bytes1 value, string calldata comment) public {
        vm.assume(bytes(comment).length <= 4096);
        bytes memory data = abi.encode(uint16(1), hex"0a0503", comment, bytes32(0));
        data[place % data.length] = value;
        (bytes4 failure,) = tryAttest(judge, request(resolver.evaluationSchema(), contest, data));
        (bool ok, bytes memory answer) = address(this).call(abi.encodeCall(this.decode, (data)));
        if (!ok) {
            vm.assertEq(bytes32(failure), bytes32(CanonicalAbi.Undecodable.selector), "undecodable");
            return;
        }
        (uint16 entry, bytes memory points, string memory text, bytes32 hash) =
            abi.decode(answer, (uint16, bytes, string, bytes32));
        bool isCanonical = keccak256(data) == keccak256(abi.encode(entry, points, text, hash));
        vm.assertEq(failure == CanonicalAbi.Undecodable.selector, !isCanonical, "canonical or undecodable");
        if (failure == 0) {
            vm.assertTrue(entry == 1 || entry == 2, "a known entry");
            vm.assertEq(points.length, 3, "the number of points");
        }
    }

    /// @dev The same for the schemas with lists and times, here by the encodings of what Solidity decodes.
    function recode(uint256 schema, bytes calldata data) external pure returns (bytes memory) {
        if (schema == 0) {
            (uint16 first, bytes32[] memory uids) = abi.decode(data, (uint16, bytes32[]));
            return abi.encode(first, uids);
        }
        if (schema == 1) {
            (uint16 first, string memory uri, bytes32 hash, bytes32[] memory entries) =
                abi.decode(data, (uint16, string, bytes32, bytes32[]));
            return abi.encode(first, uri, hash, entries);
        }
        if (schema == 2) {
            (address[] memory judges, bool listed) = abi.decode(data, (address[], bool));
            return abi.encode(judges, listed);
        }
        (uint64 a, uint64 b, uint64 c, uint64 d, string memory reason) =
            abi.decode(data, (uint64, uint64, uint64, uint64, string));
        return abi.encode(a, b, c, d, reason);
    }

    function testFuzzReadersDecodeTheSameLists(uint256 schema, uint256 place, bytes1 value, uint256 length) public {
        schema = schema % 4;
        length = length % 5;
        bytes32[4] memory uids =
            [resolver.admitSchema(), resolver.listSchema(), resolver.judgesSchema(), resolver.postponeSchema()];
        bytes memory data;
        if (schema == 0) data = abi.encode(uint16(3), hashes(length));
        else if (schema == 1) data = listData(3, length);
        else if (schema == 2) data = abi.encode(crowd(0x1000, length), true);
        else data = abi.encode(Times(0, 2000, 3001, 3001), string(ones(length * 20)));
        data[place % data.length] = value;
        (bytes4 failure,) = tryAttest(organizer, request(uids[schema], contest, data));
        (bool ok, bytes memory answer) = address(this).call(abi.encodeCall(this.recode, (schema, data)));
        bool isCanonical = ok && keccak256(data) == keccak256(abi.decode(answer, (bytes)));
        vm.assertEq(failure == CanonicalAbi.Undecodable.selector, !isCanonical, "canonical or undecodable");
    }

    /// @dev The sentence of contests.md in other words: no arithmetic that could overflow, one time after the other.
    function isValid(uint256 next, uint256 current, uint256 start) private view returns (bool) {
        if (block.timestamp >= current) return next == current;
        return next >= current && next - start <= 1_209_600;
    }

    /// @dev `by` and `steps` choose how much later each time becomes, twice.
    function testFuzzPostpones(uint256 flags, uint256 time, uint256[4] calldata by, uint256[4] calldata steps) public {
        vm.warp(100);
        flags = flags % 4;
        bytes32 other = startContest(contestData(uint8(flags)));
        vm.warp(100 + time % 3100);
        uint256[4] memory start = [flags % 2 == 1 ? uint256(1000) : 0, 2000, 3000, flags > 1 ? 4000 : 3000];
        uint256[4] memory current = start;
        for (uint256 round = 0; round < 2; ++round) {
            uint256[4] memory next;
            bool isAllowed = block.timestamp < current[2];
            bool isChanged = false;
            for (uint256 i = 0; i < 4; ++i) {
                next[i] = later(current[i], round == 0 ? by[i] : steps[i]);
                isAllowed = isAllowed && isValid(next[i], current[i], start[i]);
                isChanged = isChanged || next[i] != current[i];
            }
            isAllowed = isAllowed && isChanged && next[0] <= next[1] && next[1] < next[2]
                && (flags > 1 ? next[2] < next[3] : next[2] == next[3]);
            bytes memory data = abi.encode(next[0], next[1], next[2], next[3], "A reason.");
            (bytes4 failure,) = tryAttest(organizer, request(resolver.postponeSchema(), other, data));
            vm.assertEq(failure == 0, isAllowed, "allowed");
            if (isAllowed) current = next;
            vm.assertEq(abi.encode(timesOf(other)), abi.encode(current), "in force");
            vm.assertEq(abi.encode(resolver.getContest(other).start), abi.encode(start), "the start");
        }
    }

    /// @dev Mostly a valid time; at times one that is too early, too late, or near 2^64.
    function later(uint256 current, uint256 by) private view returns (uint256) {
        uint256 kind = by % 16;
        by = by / 16;
        if (kind < 6 || current <= block.timestamp && kind < 14) return current;
        if (kind < 12) return current + 50 + by % 3;
        if (kind == 12) return current + 1_209_500 + by % 120;
        if (kind == 13) return by % (current + 1);
        return kind == 14 ? uint64(by) : type(uint64).max - by % 100;
    }

    function testFuzzNumbers(uint16 first, uint256 length, bool isList) public {
        length = length % 4;
        bytes32 other = startContest(contestData(0));
        vm.warp(100);
        bytes memory data = isList ? listData(first, length) : abi.encode(first, hashes(length));
        bytes32 schema = isList ? resolver.listSchema() : resolver.admitSchema();
        (bytes4 failure,) = tryAttest(organizer, request(schema, other, data));
        bytes4 expected = first == 3 ? bytes4(0) : IContestResolver.WrongNumber.selector;
        if (isList && length == 0) expected = IContestResolver.NoEntries.selector;
        else if (!isList && length > 0 && first == 3) expected = IContestResolver.UnknownSubmission.selector;
        vm.assertEq(bytes32(failure), bytes32(expected), "the reason");
        vm.assertEq(resolver.getContest(other).entries, failure == 0 && isList ? 2 + length : 2, "entries");
    }

    function testFuzzScores(bytes calldata seed, bytes calldata points) public {
        vm.assume(seed.length > 1 && points.length > 0);
        ContestData memory c = contestData(0);
        uint256 criteria = seed.length > 40 ? 20 : seed.length / 2;
        (c.maxPoints, c.weights) = (new bytes(criteria), new bytes(criteria));
        bytes memory given = new bytes(criteria);
        uint256 sum = 0;
        bool isOver = false;
        for (uint256 i = 0; i < criteria; ++i) {
            c.maxPoints[i] = seed[i] | 0x01;
            c.weights[i] = seed[criteria + i] | 0x01;
            // Half of the points are below the maximum in any case.
            given[i] = uint8(points[0]) % 2 == 0 ? points[i % points.length] : c.maxPoints[i];
            if (given[i] > c.maxPoints[i]) isOver = true;
            sum += uint256(uint8(given[i])) * uint256(uint8(c.weights[i]));
        }
        vm.warp(100);
        bytes32 other = startContest(c);
        vm.warp(2000);
        (bytes4 failure,) = tryAttest(judge, request(resolver.evaluationSchema(), other, evaluationData(1, given)));
        vm.assertEq(bytes32(failure), bytes32(isOver ? IContestResolver.OverMaximum.selector : bytes4(0)), "accepted");
        vm.assertEq(resolver.getEntry(other, 1).sum, isOver ? 0 : sum, "the sum");
    }

    function testFuzzStrangersChangeNothing(address who, uint256 time, uint16 entry, bytes32 word) public {
        vm.assume(who != judge && who != judge2 && who != organizer && who != address(0));
        vm.warp(time % 5000);
        bytes32 before = keccak256(abi.encode(resolver.getContest(contest)));
        (bytes32[10] memory schemas, bytes[10] memory data) = actsOf(entry, word);
        for (uint256 i = 0; i < schemas.length; ++i) {
            (bytes4 failure,) = tryAttest(who, request(schemas[i], contest, data[i]));
            vm.assertTrue(failure != 0, "refused");
        }
        vm.assertTrue(tryRevoke(who, resolver.contestSchema(), contest) != 0, "refused");
        vm.assertEq(keccak256(abi.encode(resolver.getContest(contest))), before, "unchanged");
    }

    function actsOf(uint16 entry, bytes32 word)
        private
        view
        returns (bytes32[10] memory schemas, bytes[10] memory data)
    {
        schemas = [
            resolver.entrySchema(),
            resolver.admitSchema(),
            resolver.judgesSchema(),
            resolver.evaluationSchema(),
            resolver.recusalSchema(),
            resolver.disqualifySchema(),
            resolver.commitSchema(),
            resolver.revealSchema(),
            resolver.listSchema(),
            resolver.postponeSchema()
        ];
        data[0] = submissionData(word);
        data[1] = admissionData(3, word);
        data[2] = judgesData(address(0xB3), true);
        data[3] = evaluationData(entry, hex"000000");
        data[4] = abi.encode(entry);
        data[5] = abi.encode(entry, "A reason.");
        data[6] = abi.encode(entry, word);
        data[7] = revealData(entry, judge, hex"000000", word);
        data[8] = listData(3, 1);
        data[9] = postponementData(Times(0, 2000, 3001, 3001));
    }
}
