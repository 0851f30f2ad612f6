// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CanonicalAbi} from "./CanonicalAbi.sol";
import {Attestation, EntryStatus, IContestResolver, Kind, SubmissionStatus, Times} from "./IContestResolver.sol";

/// @title ContestResolver: the chain enforces the rules of a contest
/// @notice The EAS resolver of all schemas of contests. An attestation that does not count is refused; one that counts is
/// an act, and every act is bound into an accumulator. No owner, upgrade, fee, external call or unbounded loop.
/// @dev The rules are in docs/protocol/contests.md. Order of checks: expiration, schema, revocability, data, contest, mode, window,
/// actor, object. Authority is the attester of the attestation, never `msg.sender`. Only this contract's storage is
/// believed: EAS stores a whole batch before it calls.
contract ContestResolver is IContestResolver {
    using CanonicalAbi for bytes;

    uint256 private constant MAX_TITLE = 800;
    uint256 private constant MAX_URI = 8192;
    uint256 private constant MAX_TEXT = 4096;
    uint256 private constant MAX_CRITERIA = 20;
    uint256 private constant MAX_JUDGES = 500;
    uint256 private constant MAX_ENTRIES = 1000;
    uint256 private constant MAX_JUDGES_PER_ACT = 100;
    uint256 private constant MAX_ENTRIES_PER_ACT = 200;
    uint256 private constant MAX_POSTPONEMENT = 14 days;
    /// @dev 32 acts per judge and entry: after 30 only a withdrawal and a recusal (or a reveal) can follow.
    uint256 private constant MAX_ACTS_BEFORE_REVIEW = 29;
    uint256 private constant MAX_PAGE = 1000;

    uint8 private constant SUBMISSIONS = 1;
    uint8 private constant SEALED = 2;
    uint8 private constant HAS_REVIEWS = 64;
    uint8 private constant REVOKED = 128;

    /// @dev Verifiers read storage proofs: this layout is part of the protocol. Slots are relative to the contest's.
    struct Contest {
        bytes32 head; // 0
        address organizer; // 1, from the lowest byte on
        uint24 acts;
        uint24 submissionActs;
        uint8 flags;
        uint8 criteria;
        uint16 judgeCount;
        uint16 entryCount;
        Times times; // 2, in force
        bytes32 maxPoints; // 3, one byte per criterion, the first one is the highest byte
        bytes32 weights; // 4
        bytes32 submissionsHead; // 5
        mapping(uint256 n => bytes32 uid) actUids; // 6
        mapping(uint256 n => bytes32 uid) submissionUids; // 7
        mapping(address judge => bool) judges; // 8
        mapping(uint256 number => Entry) entries; // 9
        mapping(uint256 number => mapping(address judge => Review)) reviews; // 10
        mapping(bytes32 uid => SubmissionView) submissions; // 11
        Times start; // 12, zero until the first postponement
    }

    struct Entry {
        uint64 sum;
        uint16 reviews;
        EntryStatus status;
    }

    struct Review {
        bytes32 uid; // in force; zero if none
        uint32 score;
        uint8 acts;
        bool isRecused;
        bool isRevealed;
        bytes32 commitment;
    }

    struct NewContest {
        Times times;
        uint8 flags;
        bytes maxPoints;
        bytes weights;
        uint256 entries;
    }

    /// @inheritdoc IContestResolver
    address public immutable eas;

    bytes32 public immutable contestSchema;
    bytes32 public immutable entrySchema;
    bytes32 public immutable admitSchema;
    bytes32 public immutable listSchema;
    bytes32 public immutable judgesSchema;
    bytes32 public immutable evaluationSchema;
    bytes32 public immutable recusalSchema;
    bytes32 public immutable disqualifySchema;
    bytes32 public immutable commitSchema;
    bytes32 public immutable revealSchema;
    bytes32 public immutable postponeSchema;

    mapping(bytes32 uid => Contest) private _contests;

    constructor(address eas_) {
        eas = eas_;
        contestSchema = _schemaUID(
            "string title,string uri,bytes32 contentHash,uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,uint8 flags,address[] judges,bytes maxPoints,bytes weights,bytes32[] entries",
            true
        );
        entrySchema = _schemaUID("bytes32 contentHash,string uri,bytes32 replaces", true);
        admitSchema = _schemaUID("uint16 first,bytes32[] submissions", false);
        listSchema = _schemaUID("uint16 first,string uri,bytes32 contentHash,bytes32[] entries", false);
        judgesSchema = _schemaUID("address[] judges,bool listed", false);
        evaluationSchema = _schemaUID("uint16 entry,bytes points,string comment,bytes32 commentHash", true);
        recusalSchema = _schemaUID("uint16 entry", false);
        disqualifySchema = _schemaUID("uint16 entry,string reason", false);
        commitSchema = _schemaUID("uint16 entry,bytes32 commitment", true);
        revealSchema = _schemaUID("uint16 entry,address judge,bytes points,string comment,bytes32 salt", false);
        postponeSchema = _schemaUID(
            "uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,string reason", false
        );
    }

    modifier onlyEAS() {
        if (msg.sender != eas) revert NotEAS();
        _;
    }

    // What EAS calls. None is payable: EAS itself refuses value, because `isPayable` is false.

    function isPayable() external pure returns (bool) {
        return false;
    }

    function attest(Attestation calldata attestation) external onlyEAS returns (bool) {
        _attest(attestation);
        return true;
    }

    function multiAttest(Attestation[] calldata attestations, uint256[] calldata) external onlyEAS returns (bool) {
        for (uint256 i = 0; i < attestations.length; ++i) _attest(attestations[i]);
        return true;
    }

    function revoke(Attestation calldata attestation) external onlyEAS returns (bool) {
        _revoke(attestation);
        return true;
    }

    function multiRevoke(Attestation[] calldata attestations, uint256[] calldata) external onlyEAS returns (bool) {
        for (uint256 i = 0; i < attestations.length; ++i) _revoke(attestations[i]);
        return true;
    }

    function _attest(Attestation calldata a) private {
        bytes32 schema = a.schema;
        if (a.expirationTime != 0) revert Expiring();
        if (schema == evaluationSchema) _evaluate(a);
        else if (schema == commitSchema) _commit(a);
        else if (schema == revealSchema) _reveal(a);
        else if (schema == recusalSchema) _recuse(a);
        else if (schema == entrySchema) _submit(a);
        else if (schema == admitSchema) _admit(a);
        else if (schema == listSchema) _list(a);
        else if (schema == judgesSchema) _changeJudges(a);
        else if (schema == disqualifySchema) _disqualify(a);
        else if (schema == postponeSchema) _postpone(a);
        else if (schema == contestSchema) _start(a);
        else revert ForeignSchema(schema);
    }

    /// @dev The other schemas are irrevocable, so EAS never asks for them.
    function _revoke(Attestation calldata a) private {
        bytes32 schema = a.schema;
        if (schema == evaluationSchema) _withdrawReview(a, Kind.EvaluationWithdrawn);
        else if (schema == commitSchema) _withdrawReview(a, Kind.CommitmentWithdrawn);
        else if (schema == entrySchema) _withdrawSubmission(a);
        else if (schema == contestSchema) _revokeContest(a);
        else revert ForeignSchema(schema);
    }

    // The organizer

    function _start(Attestation calldata a) private {
        if (!a.revocable) revert Irrevocable();
        (NewContest memory n, bytes calldata judges) = _readContest(a.data);
        if (a.refUID != 0) revert UnexpectedReference();
        _checkContest(n);
        if (judges.length > MAX_JUDGES_PER_ACT * 32) revert TooManyJudges();
        if (n.entries > MAX_ENTRIES_PER_ACT) revert TooManyEntries();

        Contest storage contest = _contests[a.uid];
        contest.head = keccak256(abi.encode("laurel/acts", block.chainid, eas, address(this), a.uid));
        contest.submissionsHead =
            keccak256(abi.encode("laurel/submissions", block.chainid, eas, address(this), a.uid));
        contest.organizer = a.attester;
        contest.flags = n.flags;
        contest.criteria = uint8(n.maxPoints.length);
        contest.judgeCount = uint16(judges.length / 32);
        contest.entryCount = uint16(n.entries);
        contest.times = n.times;
        contest.maxPoints = bytes32(n.maxPoints);
        contest.weights = bytes32(n.weights);
        for (uint256 i = 0; i < judges.length / 32; ++i) _setJudge(contest, judges.addressAt(i), true);
        emit ContestStarted(a.uid, a.attester);
    }

    function _readContest(bytes calldata data) private pure returns (NewContest memory n, bytes calldata judges) {
        uint256 cursor = data.openHead(12);
        bytes calldata value;
        (value, cursor) = data.bytesAt(0, cursor);
        if (value.length == 0) revert MissingTitle();
        if (value.length > MAX_TITLE) revert Oversized();
        (value, cursor) = data.bytesAt(1, cursor);
        if (value.length > MAX_URI) revert Oversized();
        if (data.wordAt(2) == 0) revert MissingDocument();
        n.times = _readTimes(data, 3);
        n.flags = data.uint8At(7);
        (judges, cursor) = data.wordsAt(8, cursor);
        (value, cursor) = data.bytesAt(9, cursor);
        n.maxPoints = value;
        (value, cursor) = data.bytesAt(10, cursor);
        n.weights = value;
        (value, cursor) = data.wordsAt(11, cursor);
        n.entries = value.length / 32;
        data.close(cursor);
    }

    function _checkContest(NewContest memory n) private view {
        if (n.flags > SUBMISSIONS + SEALED) revert WrongFlags();
        _checkTimes(n.times, n.flags);
        if (n.times.closesAt <= block.timestamp) revert WrongTimes();
        bool takesSubmissions = n.times.submissionsUntil > block.timestamp;
        if (n.flags & SUBMISSIONS != 0 ? !takesSubmissions : n.times.submissionsUntil != 0) revert WrongTimes();

        uint256 criteria = n.maxPoints.length;
        if (criteria > MAX_CRITERIA) revert TooManyCriteria();
        if (criteria == 0 || n.weights.length != criteria) revert WrongCriteria();
        for (uint256 i = 0; i < criteria; ++i) {
            if (n.maxPoints[i] == 0 || n.weights[i] == 0) revert WrongCriteria();
        }
    }

    function _readTimes(bytes calldata data, uint256 index) private pure returns (Times memory) {
        return Times(
            data.uint64At(index), data.uint64At(index + 1), data.uint64At(index + 2), data.uint64At(index + 3)
        );
    }

    /// @dev Submissions end at zero if there are none, and reveals end at `closesAt` if there are none.
    function _checkTimes(Times memory t, uint8 flags) private pure {
        if (t.submissionsUntil > t.opensAt || t.opensAt >= t.closesAt || t.closesAt > t.revealUntil) {
            revert WrongTimes();
        }
        if ((flags & SEALED != 0) != (t.revealUntil > t.closesAt)) revert WrongTimes();
    }

    function _postpone(Attestation calldata a) private {
        bytes calldata data = a.data;
        uint256 cursor = data.openHead(5);
        Times memory next = _readTimes(data, 0);
        if (_readText(data, 4, cursor).length == 0) revert MissingReason();
        Contest storage contest = _openAsOrganizer(a);
        Times memory current = contest.times;
        Times memory start = contest.start.closesAt == 0 ? current : contest.start;
        bool isChanged = _isPostponed(next.submissionsUntil, current.submissionsUntil, start.submissionsUntil);
        isChanged = _isPostponed(next.opensAt, current.opensAt, start.opensAt) || isChanged;
        isChanged = _isPostponed(next.closesAt, current.closesAt, start.closesAt) || isChanged;
        isChanged = _isPostponed(next.revealUntil, current.revealUntil, start.revealUntil) || isChanged;
        if (!isChanged) revert WrongTimes();
        _checkTimes(next, contest.flags);
        if (contest.start.closesAt == 0) contest.start = current;
        contest.times = next;
        _record(contest, a.refUID, Kind.Postponed, a.uid);
    }

    /// @dev Whether a time changes. One that has passed stays, also zero, which stands for no submissions.
    function _isPostponed(uint256 next, uint256 current, uint256 start) private view returns (bool) {
        if (next == current) return false;
        if (next < current || current <= block.timestamp || next > start + MAX_POSTPONEMENT) revert WrongTimes();
        return true;
    }

    function _revokeContest(Attestation calldata a) private {
        Contest storage contest = _findContest(a.uid);
        _requireWindow(0, _endOfPreparation(contest));
        contest.flags |= REVOKED;
        _record(contest, a.uid, Kind.ContestRevoked, a.uid);
    }

    function _changeJudges(Attestation calldata a) private {
        bytes calldata data = a.data;
        (bytes calldata judges, uint256 cursor) = data.wordsAt(0, data.openHead(2));
        data.close(cursor);
        bool isListed = data.boolAt(1);
        Contest storage contest = _findContest(a.refUID);
        _requireWindow(0, isListed ? contest.times.closesAt : _endOfPreparation(contest));
        if (a.attester != contest.organizer) revert NotOrganizer();
        uint256 length = judges.length / 32;
        if (length == 0) revert NoJudges();
        if (length > MAX_JUDGES_PER_ACT) revert TooManyJudges();
        for (uint256 i = 0; i < length; ++i) _setJudge(contest, judges.addressAt(i), isListed);
        uint256 count = contest.judgeCount;
        count = isListed ? count + length : count - length;
        if (count > MAX_JUDGES) revert TooManyJudges();
        contest.judgeCount = uint16(count);
        _record(contest, a.refUID, Kind.JudgesChanged, a.uid);
    }

    function _setJudge(Contest storage contest, address judge, bool isListed) private {
        if (contest.judges[judge] == isListed) {
            if (isListed) revert AlreadyJudge(judge);
            revert NotJudge(judge);
        }
        contest.judges[judge] = isListed;
    }

    function _admit(Attestation calldata a) private {
        bytes calldata data = a.data;
        (bytes calldata uids, uint256 cursor) = data.wordsAt(1, data.openHead(2));
        data.close(cursor);
        uint16 first = data.uint16At(0);
        Contest storage contest = _openAsOrganizer(a);
        uint256 length = uids.length / 32;
        _addNumbers(contest, first, length);
        for (uint256 i = 0; i < length; ++i) {
            bytes32 uid = uids.wordAt(i);
            SubmissionView storage submission = _findSubmission(contest, uid);
            if (submission.status == SubmissionStatus.Admitted) revert AlreadyAdmitted(uid);
            submission.status = SubmissionStatus.Admitted;
            submission.entry = uint16(first + i);
        }
        _record(contest, a.refUID, Kind.Admitted, a.uid);
    }

    /// @dev As at the start, the hashes are counted and not compared.
    function _list(Attestation calldata a) private {
        bytes calldata data = a.data;
        (bytes calldata uri, uint256 cursor) = data.bytesAt(1, data.openHead(4));
        bytes calldata entries;
        (entries, cursor) = data.wordsAt(3, cursor);
        data.close(cursor);
        uint16 first = data.uint16At(0);
        if (uri.length > MAX_URI) revert Oversized();
        if (data.wordAt(2) == 0) revert MissingDocument();
        Contest storage contest = _openAsOrganizer(a);
        if (entries.length == 0) revert NoEntries();
        _addNumbers(contest, first, entries.length / 32);
        _record(contest, a.refUID, Kind.Listed, a.uid);
    }

    /// @dev An act says which numbers it gives, so that readers know them without the order of acts.
    function _addNumbers(Contest storage contest, uint16 first, uint256 length) private {
        uint256 count = contest.entryCount;
        if (length > MAX_ENTRIES_PER_ACT || count + length > MAX_ENTRIES) revert TooManyEntries();
        if (first != count + 1) revert WrongNumber();
        contest.entryCount = uint16(count + length);
    }

    function _disqualify(Attestation calldata a) private {
        bytes calldata data = a.data;
        uint256 cursor = data.openHead(2);
        uint16 number = data.uint16At(0);
        if (_readText(data, 1, cursor).length == 0) revert MissingReason();
        Contest storage contest = _openAsOrganizer(a);
        _findEntry(contest, number).status = EntryStatus.Disqualified;
        _record(contest, a.refUID, Kind.Disqualified, a.uid);
    }

    // Entrants

    function _submit(Attestation calldata a) private {
        if (!a.revocable) revert Irrevocable();
        bytes calldata data = a.data;
        uint256 cursor = data.openHead(3);
        bytes calldata uri;
        (uri, cursor) = data.bytesAt(1, cursor);
        data.close(cursor);
        if (data.wordAt(0) == 0) revert MissingDocument();
        if (uri.length > MAX_URI) revert Oversized();
        bytes32 replaced = data.wordAt(2);
        Contest storage contest = _findContest(a.refUID);
        if (contest.flags & SUBMISSIONS == 0) revert NoSubmissions();
        _requireWindow(0, replaced == 0 ? contest.times.submissionsUntil : contest.times.opensAt);
        if (replaced != 0) _replaceSubmission(contest, a, replaced);
        contest.submissions[a.uid] = SubmissionView(a.attester, SubmissionStatus.Pending, 0);
        _recordSubmission(contest, a.refUID, Kind.Submitted, a.uid);
    }

    function _replaceSubmission(Contest storage contest, Attestation calldata a, bytes32 replaced) private {
        SubmissionView storage submission = _findSubmission(contest, replaced);
        if (submission.entrant != a.attester) revert NotEntrant();
        if (submission.status == SubmissionStatus.Admitted) {
            _takeOut(contest, a, submission.entry, Kind.EntryReplaced);
        }
        submission.status = SubmissionStatus.Replaced;
    }

    function _withdrawSubmission(Attestation calldata a) private {
        Contest storage contest = _findContest(a.refUID);
        _requireWindow(0, contest.times.opensAt);
        SubmissionView storage submission = contest.submissions[a.uid];
        if (submission.status == SubmissionStatus.Replaced) revert NotInForce();
        if (submission.status == SubmissionStatus.Admitted) {
            _takeOut(contest, a, submission.entry, Kind.EntryWithdrawn);
        }
        submission.status = SubmissionStatus.Withdrawn;
        _recordSubmission(contest, a.refUID, Kind.SubmissionWithdrawn, a.uid);
    }

    /// @dev A disqualified entry stays disqualified.
    function _takeOut(Contest storage contest, Attestation calldata a, uint16 number, Kind kind) private {
        Entry storage entry = contest.entries[number];
        if (entry.status == EntryStatus.Disqualified) revert EntryIsDisqualified();
        entry.status = EntryStatus.Withdrawn;
        _record(contest, a.refUID, kind, a.uid);
    }

    // Judges

    function _evaluate(Attestation calldata a) private {
        if (!a.revocable) revert Irrevocable();
        (uint16 number, bytes calldata points) = _readEvaluation(a.data);
        Contest storage contest = _findContest(a.refUID);
        if (contest.flags & SEALED != 0) revert ContestIsSealed();
        (Entry storage entry, Review storage review) = _openReview(contest, number, a.attester);
        uint32 score = _score(contest, points);
        if (review.uid == 0) entry.reviews += 1;
        entry.sum = entry.sum - review.score + score;
        review.uid = a.uid;
        review.score = score;
        contest.flags |= HAS_REVIEWS;
        _record(contest, a.refUID, Kind.Evaluated, a.uid);
    }

    function _readEvaluation(bytes calldata data) private pure returns (uint16 number, bytes calldata points) {
        uint256 cursor = data.openHead(4);
        number = data.uint16At(0);
        (points, cursor) = data.bytesAt(1, cursor);
        _readText(data, 2, cursor);
    }

    function _commit(Attestation calldata a) private {
        if (!a.revocable) revert Irrevocable();
        bytes calldata data = a.data;
        data.close(data.openHead(2));
        uint16 number = data.uint16At(0);
        Contest storage contest = _findContest(a.refUID);
        if (contest.flags & SEALED == 0) revert ContestIsNotSealed();
        (, Review storage review) = _openReview(contest, number, a.attester);
        review.uid = a.uid;
        review.commitment = data.wordAt(1);
        contest.flags |= HAS_REVIEWS;
        _record(contest, a.refUID, Kind.Committed, a.uid);
    }

    function _openReview(Contest storage contest, uint16 number, address judge)
        private
        returns (Entry storage entry, Review storage review)
    {
        _requireWindow(contest.times.opensAt, contest.times.closesAt);
        if (!contest.judges[judge]) revert NotJudge(judge);
        entry = _findEntry(contest, number);
        review = contest.reviews[number][judge];
        if (review.isRecused) revert IsRecused();
        if (review.acts > MAX_ACTS_BEFORE_REVIEW) revert TooManyActs();
        review.acts += 1;
    }

    /// @dev The preimage is the authority, so anybody may attest it.
    function _reveal(Attestation calldata a) private {
        (uint16 number, address judge, bytes calldata points, bytes32 commitment) = _readReveal(a);
        Contest storage contest = _findContest(a.refUID);
        if (contest.flags & SEALED == 0) revert ContestIsNotSealed();
        _requireWindow(contest.times.closesAt, contest.times.revealUntil);
        Entry storage entry = _findEntry(contest, number);
        Review storage review = contest.reviews[number][judge];
        if (review.uid == 0) revert NotCommitted();
        if (review.isRevealed) revert AlreadyRevealed();
        if (review.commitment != commitment) revert WrongPreimage();
        uint32 score = _score(contest, points);
        entry.reviews += 1;
        entry.sum += score;
        review.uid = a.uid;
        review.score = score;
        review.acts += 1;
        review.isRevealed = true;
        _record(contest, a.refUID, Kind.Revealed, a.uid);
    }

    function _readReveal(Attestation calldata a)
        private
        view
        returns (uint16 number, address judge, bytes calldata points, bytes32 commitment)
    {
        bytes calldata data = a.data;
        uint256 cursor = data.openHead(5);
        number = data.uint16At(0);
        judge = data.addressAt(1);
        (points, cursor) = data.bytesAt(2, cursor);
        bytes32 commentHash = keccak256(_readText(data, 3, cursor));
        commitment = _commitment(a.refUID, number, judge, points, commentHash, data.wordAt(4));
    }

    function _commitment(
        bytes32 contest,
        uint16 number,
        address judge,
        bytes calldata points,
        bytes32 commentHash,
        bytes32 salt
    ) private view returns (bytes32) {
        return keccak256(
            abi.encode(block.chainid, address(this), contest, number, judge, points, commentHash, salt)
        );
    }

    /// @dev The resolver has accepted the data of this attestation before.
    function _withdrawReview(Attestation calldata a, Kind kind) private {
        Contest storage contest = _findContest(a.refUID);
        _requireWindow(contest.times.opensAt, contest.times.closesAt);
        uint16 number = a.data.uint16At(0);
        Review storage review = contest.reviews[number][a.attester];
        if (review.uid != a.uid) revert NotInForce();
        review.acts += 1;
        _clear(contest, number, review);
        _record(contest, a.refUID, kind, a.uid);
    }

    function _recuse(Attestation calldata a) private {
        bytes calldata data = a.data;
        data.close(data.openHead(1));
        uint16 number = data.uint16At(0);
        Contest storage contest = _findContest(a.refUID);
        _requireWindow(0, contest.times.closesAt);
        if (!contest.judges[a.attester]) revert NotJudge(a.attester);
        _findEntry(contest, number);
        Review storage review = contest.reviews[number][a.attester];
        if (review.isRecused) revert IsRecused();
        review.acts += 1;
        review.isRecused = true;
        if (review.uid != 0) _clear(contest, number, review);
        _record(contest, a.refUID, Kind.Recused, a.uid);
    }

    /// @dev Before the reveals, nothing of a sealed contest is in the sums.
    function _clear(Contest storage contest, uint16 number, Review storage review) private {
        if (contest.flags & SEALED == 0) {
            Entry storage entry = contest.entries[number];
            entry.reviews -= 1;
            entry.sum -= review.score;
        }
        review.uid = 0;
        review.score = 0;
        review.commitment = 0;
    }

    function _score(Contest storage contest, bytes calldata points) private view returns (uint32 score) {
        uint256 criteria = contest.criteria;
        if (points.length != criteria) revert WrongNumberOfPoints();
        bytes32 maxPoints = contest.maxPoints;
        bytes32 weights = contest.weights;
        for (uint256 i = 0; i < criteria; ++i) {
            if (points[i] > maxPoints[i]) revert OverMaximum(i);
            score += uint32(uint8(points[i])) * uint8(weights[i]);
        }
    }

    // What the acts share

    /// @dev The last dynamic value of the data.
    function _readText(bytes calldata data, uint256 index, uint256 cursor) private pure returns (bytes calldata text) {
        (text, cursor) = data.bytesAt(index, cursor);
        data.close(cursor);
        if (text.length > MAX_TEXT) revert Oversized();
    }

    function _findContest(bytes32 uid) private view returns (Contest storage contest) {
        contest = _contests[uid];
        if (contest.organizer == address(0)) revert UnknownContest();
        if (contest.flags & REVOKED != 0) revert ContestIsRevoked();
    }

    function _findEntry(Contest storage contest, uint16 number) private view returns (Entry storage entry) {
        if (number == 0 || number > contest.entryCount) revert UnknownEntry();
        entry = contest.entries[number];
        if (entry.status == EntryStatus.Withdrawn) revert EntryIsWithdrawn();
        if (entry.status == EntryStatus.Disqualified) revert EntryIsDisqualified();
    }

    function _findSubmission(Contest storage contest, bytes32 uid)
        private
        view
        returns (SubmissionView storage submission)
    {
        submission = contest.submissions[uid];
        if (submission.status == SubmissionStatus.None) revert UnknownSubmission(uid);
        if (submission.status == SubmissionStatus.Withdrawn) revert SubmissionIsWithdrawn(uid);
        if (submission.status == SubmissionStatus.Replaced) revert SubmissionIsReplaced(uid);
    }

    /// @dev For acts of the organizer that are possible until judging ends.
    function _openAsOrganizer(Attestation calldata a) private view returns (Contest storage contest) {
        contest = _findContest(a.refUID);
        _requireWindow(0, contest.times.closesAt);
        if (a.attester != contest.organizer) revert NotOrganizer();
    }

    /// @dev Until the first review, withdrawing the contest or a judge takes nothing from anybody.
    function _endOfPreparation(Contest storage contest) private view returns (uint64) {
        return contest.flags & HAS_REVIEWS == 0 ? contest.times.closesAt : contest.times.opensAt;
    }

    /// @dev A window includes its start and excludes its end.
    function _requireWindow(uint64 from, uint64 until) private view {
        if (block.timestamp < from || block.timestamp >= until) revert OutsideWindow(from, until);
    }

    function _record(Contest storage contest, bytes32 contestUID, Kind kind, bytes32 uid) private {
        uint24 n = contest.acts;
        if (n == type(uint24).max) revert TooManyActs();
        contest.acts = ++n;
        bytes32 head = keccak256(abi.encode(contest.head, n, kind, uid, block.timestamp));
        contest.head = head;
        contest.actUids[n] = uid;
        emit Act(contestUID, n, kind, uid, uint64(block.timestamp), head);
    }

    /// @dev A log of its own: anybody can make submissions, so they must not make the contest's log longer.
    function _recordSubmission(Contest storage contest, bytes32 contestUID, Kind kind, bytes32 uid) private {
        uint24 n = contest.submissionActs;
        if (n == type(uint24).max) revert TooManyActs();
        contest.submissionActs = ++n;
        bytes32 head = keccak256(abi.encode(contest.submissionsHead, n, kind, uid, block.timestamp));
        contest.submissionsHead = head;
        contest.submissionUids[n] = uid;
        emit Submission(contestUID, n, kind, uid, uint64(block.timestamp), head);
    }

    function _schemaUID(string memory definition, bool isRevocable) private view returns (bytes32) {
        return keccak256(abi.encodePacked(definition, address(this), isRevocable));
    }

    // What others read

    /// @inheritdoc IContestResolver
    function getContest(bytes32 uid) external view returns (ContestView memory v) {
        Contest storage contest = _contests[uid];
        v.organizer = contest.organizer;
        v.isRevoked = contest.flags & REVOKED != 0;
        v.hasSubmissions = contest.flags & SUBMISSIONS != 0;
        v.isSealed = contest.flags & SEALED != 0;
        v.hasReviews = contest.flags & HAS_REVIEWS != 0;
        v.submissionsUntil = contest.times.submissionsUntil;
        v.opensAt = contest.times.opensAt;
        v.closesAt = contest.times.closesAt;
        v.revealUntil = contest.times.revealUntil;
        v.start = contest.start.closesAt == 0 ? contest.times : contest.start;
        v.judges = contest.judgeCount;
        v.entries = contest.entryCount;
        v.acts = contest.acts;
        v.submissions = contest.submissionActs;
        v.head = contest.head;
        v.submissionsHead = contest.submissionsHead;
        v.maxPoints = _bytesOf(contest.maxPoints, contest.criteria);
        v.weights = _bytesOf(contest.weights, contest.criteria);
    }

    /// @inheritdoc IContestResolver
    function isFinal(bytes32 uid) external view returns (bool) {
        Contest storage contest = _contests[uid];
        return contest.organizer != address(0) && contest.flags & REVOKED == 0
            && block.timestamp >= contest.times.revealUntil;
    }

    /// @inheritdoc IContestResolver
    function getEntry(bytes32 uid, uint16 number) external view returns (EntryView memory) {
        Entry storage entry = _contests[uid].entries[number];
        return EntryView(entry.status, entry.reviews, entry.sum);
    }

    /// @inheritdoc IContestResolver
    function getReview(bytes32 uid, uint16 number, address judge) external view returns (ReviewView memory) {
        Review storage review = _contests[uid].reviews[number][judge];
        return ReviewView(
            review.uid, review.score, review.acts, review.isRecused, review.isRevealed, review.commitment
        );
    }

    /// @inheritdoc IContestResolver
    function getSubmission(bytes32 uid, bytes32 submission) external view returns (SubmissionView memory) {
        return _contests[uid].submissions[submission];
    }

    /// @inheritdoc IContestResolver
    function isJudge(bytes32 uid, address account) external view returns (bool) {
        return _contests[uid].judges[account];
    }

    /// @inheritdoc IContestResolver
    function getActs(bytes32 uid, uint32 from, uint32 count) external view returns (bytes32[] memory) {
        Contest storage contest = _contests[uid];
        return _page(contest.actUids, contest.acts, from, count);
    }

    /// @inheritdoc IContestResolver
    function getSubmissions(bytes32 uid, uint32 from, uint32 count) external view returns (bytes32[] memory) {
        Contest storage contest = _contests[uid];
        return _page(contest.submissionUids, contest.submissionActs, from, count);
    }

    function _page(mapping(uint256 => bytes32) storage uids, uint256 last, uint256 from, uint256 count)
        private
        view
        returns (bytes32[] memory page)
    {
        if (from == 0 || from > last) return page;
        if (count > last - from + 1) count = last - from + 1;
        if (count > MAX_PAGE) count = MAX_PAGE;
        page = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) page[i] = uids[from + i];
    }

    function _bytesOf(bytes32 word, uint256 length) private pure returns (bytes memory value) {
        value = new bytes(length);
        for (uint256 i = 0; i < length; ++i) value[i] = word[i];
    }
}
