// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContestResolver} from "../../contracts/ContestResolver.sol";
import {Times} from "../../contracts/IContestResolver.sol";
import {ResolverUser} from "./ResolverTest.sol";
import {vm} from "./Vm.sol";

/// @notice Performs random acts and keeps a simple model of what the resolver accepted: no sums and no counters, only the
/// list of acts and the review in force of each judge and entry.
contract Handler is ResolverUser {
    struct Logged {
        uint256 kind;
        bytes32 uid;
        uint256 time;
    }

    struct InForce {
        bytes32 uid;
        uint256 score;
        bytes points;
        bool isRecused;
    }

    bytes32 public contest;
    bool public isSealed;
    uint256 public entries = 2;
    uint256 public violations;
    bytes32[] public submissions;
    bytes32[] public reviews;
    address[4] public people = [judge, judge2, organizer, stranger];
    bool public hasReviews;
    bool public isRevoked;
    uint256 public judges = 2;
    mapping(address who => bool) public isListed;
    Times private start;
    Times private times;
    Logged[] private log;
    mapping(uint256 entry => mapping(address who => InForce)) private inForce;
    mapping(bytes32 uid => uint256 entry) private entryOf;
    mapping(bytes32 uid => address who) private judgeOf;

    constructor(ContestResolver resolver_, bool isSealed_) {
        resolver = resolver_;
        isSealed = isSealed_;
        contest = startContest(contestData(isSealed_ ? SUBMISSIONS | SEALED : SUBMISSIONS));
        start = times = Times(1000, 2000, 3000, isSealed_ ? 4000 : 3000);
        (isListed[judge], isListed[judge2]) = (true, true);
    }

    function getTimes() external view returns (Times memory first, Times memory inForceNow) {
        return (start, times);
    }

    function logLength() external view returns (uint256) {
        return log.length;
    }

    function logAt(uint256 i) external view returns (Logged memory) {
        return log[i];
    }

    function forceOf(uint256 entry, address who) external view returns (InForce memory) {
        return inForce[entry][who];
    }

    modifier timed(uint256 seed) {
        vm.warp(block.timestamp + seed % 4 * 30);
        _;
    }

    function expect(bool isTrue) private {
        if (!isTrue) violations += 1;
    }

    function isJudging() private view returns (bool) {
        return block.timestamp >= times.opensAt && block.timestamp < times.closesAt && !isRevoked;
    }

    function isBefore(uint256 time) private view returns (bool) {
        return block.timestamp < time && !isRevoked;
    }

    /// @dev Until judging opens, or until it ends if nobody has made a review.
    function isPreparing() private view returns (bool) {
        return isBefore(hasReviews ? times.opensAt : times.closesAt);
    }

    function evaluate(uint256 time, uint256 who, uint256 entry, uint256 a, uint256 b) external timed(time) {
        address person = people[who % 4];
        entry = entry % (entries + 2);
        bytes memory points = abi.encodePacked(uint8(a % 12), uint8(b % 7), uint8(1));
        bytes32 salt = keccak256(abi.encode(person, entry));
        bytes32 schema = isSealed ? resolver.commitSchema() : resolver.evaluationSchema();
        bytes memory data = isSealed
            ? abi.encode(uint16(entry), commitmentOf(contest, uint16(entry), person, points, salt))
            : evaluationData(uint16(entry), points);
        (bytes4 failure, bytes32 uid) = tryAttest(person, request(schema, contest, data));
        if (failure != 0) return;
        expect(isJudging() && isListed[person] && entry > 0 && entry <= entries);
        hasReviews = true;
        expect(isSealed || (a % 12 <= 10 && b % 7 <= 5));
        expect(!inForce[entry][person].isRecused);
        inForce[entry][person].uid = uid;
        inForce[entry][person].points = points;
        inForce[entry][person].score = isSealed ? 0 : a % 12 + b % 7 * 2 + 5;
        (entryOf[uid], judgeOf[uid]) = (entry, person);
        reviews.push(uid);
        log.push(Logged(isSealed ? 12 : 8, uid, block.timestamp));
    }

    function withdraw(uint256 time, uint256 index) external timed(time) {
        if (reviews.length == 0) return;
        bytes32 uid = reviews[index % reviews.length];
        address who = judgeOf[uid];
        bytes32 schema = isSealed ? resolver.commitSchema() : resolver.evaluationSchema();
        // Not one of the people, who can be judges.
        expect(tryRevoke(entrant, schema, uid) != 0);
        if (tryRevoke(who, schema, uid) != 0) return;
        InForce storage review = inForce[entryOf[uid]][who];
        expect(isJudging() && review.uid == uid);
        (review.uid, review.score) = (0, 0);
        log.push(Logged(isSealed ? 13 : 9, uid, block.timestamp));
    }

    function reveal(uint256 time, uint256 who, uint256 entry) external timed(time) {
        address person = people[who % 2];
        entry = entry % entries + 1;
        InForce storage review = inForce[entry][person];
        bytes memory points = review.points;
        bytes memory data = revealData(uint16(entry), person, points, keccak256(abi.encode(person, entry)));
        (bytes4 failure, bytes32 uid) = tryAttest(stranger, request(resolver.revealSchema(), contest, data));
        if (failure != 0) return;
        expect(isSealed && block.timestamp >= times.closesAt && isBefore(times.revealUntil));
        expect(review.uid != 0 && review.score == 0 && uint8(points[0]) <= 10 && uint8(points[1]) <= 5);
        review.uid = uid;
        review.score = uint256(uint8(points[0])) + uint256(uint8(points[1])) * 2 + 5;
        log.push(Logged(14, uid, block.timestamp));
    }

    function recuse(uint256 time, uint256 who, uint256 entry) external timed(time) {
        address person = people[who % 4];
        // Rare, so that reviews remain.
        if (entry % 4 != 0) return;
        entry = (entry >> 2) % (entries + 2);
        (bytes4 failure, bytes32 uid) =
            tryAttest(person, request(resolver.recusalSchema(), contest, abi.encode(uint16(entry))));
        if (failure != 0) return;
        expect(isBefore(times.closesAt) && isListed[person] && !inForce[entry][person].isRecused);
        inForce[entry][person] = InForce(0, 0, "", true);
        log.push(Logged(10, uid, block.timestamp));
    }

    function submit(uint256 time, uint256 replaced) external timed(time % 2) {
        bytes32 old = replaced % 3 == 0 && submissions.length > 0 ? submissions[replaced % submissions.length] : bytes32(0);
        uint256 acts = resolver.getContest(contest).acts;
        (bytes4 failure, bytes32 uid) =
            tryAttest(entrant, request(resolver.entrySchema(), contest, submissionData(old)));
        if (failure != 0) return;
        expect(isBefore(old == 0 ? times.submissionsUntil : times.opensAt));
        submissions.push(uid);
        if (resolver.getContest(contest).acts > acts) log.push(Logged(4, uid, block.timestamp));
    }

    function takeBack(uint256 time, uint256 index) external timed(time % 2) {
        if (submissions.length == 0) return;
        bytes32 uid = submissions[index % submissions.length];
        uint256 acts = resolver.getContest(contest).acts;
        if (tryRevoke(entrant, resolver.entrySchema(), uid) != 0) return;
        expect(isBefore(times.opensAt));
        if (resolver.getContest(contest).acts > acts) log.push(Logged(5, uid, block.timestamp));
    }

    function admit(uint256 time, uint256 who, uint256 index) external timed(time % 2) {
        if (submissions.length == 0) return;
        bytes memory data = admissionData(uint16(entries + 1), submissions[index % submissions.length]);
        (bytes4 failure, bytes32 uid) =
            tryAttest(people[who % 4], request(resolver.admitSchema(), contest, data));
        if (failure != 0) return;
        expect(isBefore(times.closesAt) && people[who % 4] == organizer);
        entries += 1;
        log.push(Logged(6, uid, block.timestamp));
    }

    function disqualify(uint256 time, uint256 who, uint256 entry) external timed(time) {
        if (entry % 8 != 0) return;
        bytes memory data = abi.encode(uint16((entry >> 3) % (entries + 2)), "A reason.");
        (bytes4 failure, bytes32 uid) =
            tryAttest(people[who % 4], request(resolver.disqualifySchema(), contest, data));
        if (failure != 0) return;
        expect(isBefore(times.closesAt) && people[who % 4] == organizer);
        log.push(Logged(11, uid, block.timestamp));
    }

    /// @param first How far from the next number: mostly zero.
    function list(uint256 time, uint256 who, uint256 length, uint256 first) external timed(time) {
        if (entries > 30) return;
        length = length % 4;
        first = first % 4 == 0 ? entries + first / 4 % 3 : entries + 1;
        bytes memory data = listData(uint16(first), length);
        (bytes4 failure, bytes32 uid) =
            tryAttest(people[who % 4], request(resolver.listSchema(), contest, data));
        if (failure != 0) return;
        expect(isBefore(times.closesAt) && people[who % 4] == organizer && length > 0 && first == entries + 1);
        entries += length;
        log.push(Logged(16, uid, block.timestamp));
    }

    /// @dev Each of the four people is in the list or not.
    function changeJudges(uint256 time, uint256 seed, bool listed) external timed(time) {
        // Rare, so that reviews remain.
        if (seed % 4 != 0) return;
        address[] memory all = new address[](4);
        uint256 length = 0;
        for (uint256 i = 0; i < 4; ++i) {
            if (seed >> (8 + i) & 1 == 1) all[length++] = people[i];
        }
        address[] memory changed = new address[](length);
        for (uint256 i = 0; i < length; ++i) changed[i] = all[i];
        address by = seed >> 16 & 3 == 0 ? stranger : organizer;
        (bytes4 failure, bytes32 uid) =
            tryAttest(by, request(resolver.judgesSchema(), contest, abi.encode(changed, listed)));
        if (failure != 0) return;
        expect(by == organizer && length > 0 && (listed ? isBefore(times.closesAt) : isPreparing()));
        for (uint256 i = 0; i < length; ++i) {
            expect(isListed[changed[i]] != listed);
            isListed[changed[i]] = listed;
        }
        judges = listed ? judges + length : judges - length;
        log.push(Logged(7, uid, block.timestamp));
    }

    function postpone(uint256 time, uint256 who, uint64[4] calldata by) external timed(time) {
        Times memory t = times;
        t.submissionsUntil += by[0] % 3 * 40;
        t.opensAt += by[1] % 3 * 50;
        t.closesAt += by[2] % 3 * 60;
        t.revealUntil = isSealed ? t.revealUntil + by[3] % 3 * 70 : t.closesAt;
        if (by[3] % 5 == 0) t.revealUntil += 14 days;
        (bytes4 failure, bytes32 uid) =
            tryAttest(people[who % 4], request(resolver.postponeSchema(), contest, postponementData(t)));
        if (failure != 0) return;
        expect(isBefore(times.closesAt) && people[who % 4] == organizer);
        expect(t.submissionsUntil == times.submissionsUntil || block.timestamp < times.submissionsUntil);
        expect(t.opensAt == times.opensAt || block.timestamp < times.opensAt);
        expect(t.submissionsUntil <= t.opensAt && t.opensAt < t.closesAt);
        expect(isSealed ? t.closesAt < t.revealUntil : t.closesAt == t.revealUntil);
        expect(t.revealUntil <= start.revealUntil + 14 days && t.closesAt <= start.closesAt + 14 days);
        times = t;
        log.push(Logged(15, uid, block.timestamp));
    }

    function revokeContest(uint256 time, uint256 who) external timed(time) {
        // Rare, because it ends everything.
        if (who % 32 > 3) return;
        if (tryRevoke(people[who % 4], resolver.contestSchema(), contest) != 0) return;
        expect(isPreparing() && people[who % 4] == organizer);
        isRevoked = true;
        log.push(Logged(1, contest, block.timestamp));
    }

    /// @dev Jumps close to the next phase, so that a short run sees all of them.
    function hurry(uint256 seed) external {
        if (seed % 4 != 0) return;
        uint64[4] memory ends = [times.submissionsUntil, times.opensAt, times.closesAt, times.revealUntil];
        for (uint256 i = 0; i < 4; ++i) {
            if (block.timestamp + 10 < ends[i]) {
                vm.warp(ends[i] - 10);
                return;
            }
        }
    }
}
