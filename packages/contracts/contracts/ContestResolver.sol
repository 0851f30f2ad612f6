// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CanonicalAbi} from "./CanonicalAbi.sol";
import {Attestation, EntryStatus, IContestResolver, Kind, SubmissionStatus} from "./IContestResolver.sol";

/// @title ContestResolver: the chain enforces the rules of a contest
/// @notice The EAS resolver of all version 2 schemas. An attestation that does not count is refused; one that counts is
/// an act, and every act is bound into an accumulator. No owner, upgrade, fee, external call or unbounded loop.
/// @dev The rules are in docs/rules/R2.md. Order of checks: expiration, schema, revocability, data, contest, mode, window,
/// actor, object. Authority is the attester of the attestation, never `msg.sender`. Only this contract's storage is
/// believed: EAS stores a whole batch before it calls.
contract ContestResolver is IContestResolver {
    using CanonicalAbi for bytes;

    uint256 private constant MAX_TITLE = 800;
    uint256 private constant MAX_URI = 8192;
    uint256 private constant MAX_TEXT = 4096;
    uint256 private constant MAX_CRITERIA = 20;
    uint256 private constant MAX_JUDGES = 100;
    uint256 private constant MAX_ENTRIES = 200;
    /// @dev 32 acts per judge and entry: after 30 only a withdrawal and a recusal (or a reveal) can follow.
    uint256 private constant MAX_ACTS_BEFORE_REVIEW = 29;
    uint256 private constant MAX_PAGE = 1000;

    uint8 private constant SUBMISSIONS = 1;
    uint8 private constant SEALED = 2;
    uint8 private constant REVOKED = 128;

    /// @dev Verifiers read storage proofs: this layout is part of R2. Slots are relative to the contest's.
    struct Contest {
        bytes32 head; // 0
        address organizer; // 1, from the lowest byte on
        uint32 acts;
        uint32 submissionActs;
        uint8 flags;
        uint8 criteria;
        uint8 judgeCount;
        uint8 entryCount;
        uint64 submissionsUntil; // 2
        uint64 opensAt;
        uint64 closesAt;
        uint64 revealUntil;
        bytes32 maxPoints; // 3, one byte per criterion, the first one is the highest byte
        bytes32 weights; // 4
        bytes32 submissionsHead; // 5
        mapping(uint256 n => bytes32 uid) actUids; // 6
        mapping(uint256 n => bytes32 uid) submissionUids; // 7
        mapping(address judge => bool) judges; // 8
        mapping(uint256 number => Entry) entries; // 9
        mapping(uint256 number => mapping(address judge => Review)) reviews; // 10
        mapping(bytes32 uid => SubmissionView) submissions; // 11
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
        uint64 submissionsUntil;
        uint64 opensAt;
        uint64 closesAt;
        uint64 revealUntil;
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
    bytes32 public immutable judgeSchema;
    bytes32 public immutable evaluationSchema;
    bytes32 public immutable recusalSchema;
    bytes32 public immutable disqualifySchema;
    bytes32 public immutable commitSchema;
    bytes32 public immutable revealSchema;

    mapping(bytes32 uid => Contest) private _contests;

    constructor(address eas_) {
        eas = eas_;
        contestSchema = _schemaUID(
            "string title,string uri,bytes32 contentHash,uint64 submissionsUntil,uint64 opensAt,uint64 closesAt,uint64 revealUntil,uint8 flags,address[] judges,bytes maxPoints,bytes weights,bytes32[] entries",
            true
        );
        entrySchema = _schemaUID("bytes32 contentHash,string uri,bytes32 replaces", true);
        admitSchema = _schemaUID("bytes32[] submissions", false);
        judgeSchema = _schemaUID("address judge,bool listed", false);
        evaluationSchema = _schemaUID("uint16 entry,bytes points,string comment,bytes32 commentHash", true);
        recusalSchema = _schemaUID("uint16 entry", false);
        disqualifySchema = _schemaUID("uint16 entry,string reason", false);
        commitSchema = _schemaUID("uint16 entry,bytes32 commitment", true);
        revealSchema = _schemaUID("uint16 entry,address judge,bytes points,string comment,bytes32 salt", false);
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
        else if (schema == judgeSchema) _changeJudge(a);
        else if (schema == disqualifySchema) _disqualify(a);
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
        if (judges.length > MAX_JUDGES * 32) revert TooManyJudges();
        if (n.entries > MAX_ENTRIES) revert TooManyEntries();

        Contest storage contest = _contests[a.uid];
        contest.head = keccak256(abi.encode("R2", block.chainid, eas, address(this), a.uid));
        contest.submissionsHead = keccak256(abi.encode("R2 submissions", block.chainid, eas, address(this), a.uid));
        contest.organizer = a.attester;
        contest.flags = n.flags;
        contest.criteria = uint8(n.maxPoints.length);
        contest.judgeCount = uint8(judges.length / 32);
        contest.entryCount = uint8(n.entries);
        contest.submissionsUntil = n.submissionsUntil;
        contest.opensAt = n.opensAt;
        contest.closesAt = n.closesAt;
        contest.revealUntil = n.revealUntil;
        contest.maxPoints = bytes32(n.maxPoints);
        contest.weights = bytes32(n.weights);
        for (uint256 i = 0; i < judges.length / 32; ++i) {
            address judge = judges.addressAt(i);
            if (contest.judges[judge]) revert AlreadyJudge(judge);
            contest.judges[judge] = true;
        }
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
        n.submissionsUntil = data.uint64At(3);
        n.opensAt = data.uint64At(4);
        n.closesAt = data.uint64At(5);
        n.revealUntil = data.uint64At(6);
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

    /// @dev Submissions end at zero if there are none, and reveals end at `closesAt` if there are none.
    function _checkContest(NewContest memory n) private view {
        if (n.flags > SUBMISSIONS + SEALED) revert WrongFlags();
        if (n.submissionsUntil > n.opensAt || n.opensAt >= n.closesAt || n.closesAt > n.revealUntil) {
            revert WrongTimes();
        }
        if (n.closesAt <= block.timestamp) revert WrongTimes();
        bool takesSubmissions = n.submissionsUntil > block.timestamp;
        if (n.flags & SUBMISSIONS != 0 ? !takesSubmissions : n.submissionsUntil != 0) revert WrongTimes();
        if ((n.flags & SEALED != 0) != (n.revealUntil > n.closesAt)) revert WrongTimes();

        uint256 criteria = n.maxPoints.length;
        if (criteria > MAX_CRITERIA) revert TooManyCriteria();
        if (criteria == 0 || n.weights.length != criteria) revert WrongCriteria();
        for (uint256 i = 0; i < criteria; ++i) {
            if (n.maxPoints[i] == 0 || n.weights[i] == 0) revert WrongCriteria();
        }
    }

    function _revokeContest(Attestation calldata a) private {
        Contest storage contest = _findContest(a.uid);
        _requireWindow(0, contest.opensAt);
        contest.flags |= REVOKED;
        _record(contest, a.uid, Kind.ContestRevoked, a.uid);
    }

    function _changeJudge(Attestation calldata a) private {
        bytes calldata data = a.data;
        data.close(data.openHead(2));
        address judge = data.addressAt(0);
        bool isListed = data.boolAt(1);
        Contest storage contest = _findContest(a.refUID);
        _requireWindow(0, isListed ? contest.closesAt : contest.opensAt);
        if (a.attester != contest.organizer) revert NotOrganizer();
        if (isListed) {
            if (contest.judges[judge]) revert AlreadyJudge(judge);
            if (contest.judgeCount == MAX_JUDGES) revert TooManyJudges();
            contest.judgeCount += 1;
        } else {
            if (!contest.judges[judge]) revert NotJudge(judge);
            contest.judgeCount -= 1;
        }
        contest.judges[judge] = isListed;
        _record(contest, a.refUID, Kind.JudgeChanged, a.uid);
    }

    function _admit(Attestation calldata a) private {
        bytes calldata data = a.data;
        (bytes calldata uids, uint256 cursor) = data.wordsAt(0, data.openHead(1));
        data.close(cursor);
        Contest storage contest = _findContest(a.refUID);
        _requireWindow(0, contest.opensAt);
        if (a.attester != contest.organizer) revert NotOrganizer();
        uint256 entryCount = contest.entryCount;
        uint256 length = uids.length / 32;
        if (entryCount + length > MAX_ENTRIES) revert TooManyEntries();
        for (uint256 i = 0; i < length; ++i) {
            bytes32 uid = uids.wordAt(i);
            SubmissionView storage submission = _findSubmission(contest, uid);
            if (submission.status == SubmissionStatus.Admitted) revert AlreadyAdmitted(uid);
            submission.status = SubmissionStatus.Admitted;
            submission.entry = uint8(entryCount + i + 1);
        }
        contest.entryCount = uint8(entryCount + length);
        _record(contest, a.refUID, Kind.Admitted, a.uid);
    }

    function _disqualify(Attestation calldata a) private {
        bytes calldata data = a.data;
        uint256 cursor = data.openHead(2);
        uint16 number = data.uint16At(0);
        if (_readText(data, 1, cursor).length == 0) revert MissingReason();
        Contest storage contest = _findContest(a.refUID);
        _requireWindow(0, contest.closesAt);
        if (a.attester != contest.organizer) revert NotOrganizer();
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
        _requireWindow(0, replaced == 0 ? contest.submissionsUntil : contest.opensAt);
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
        _requireWindow(0, contest.opensAt);
        SubmissionView storage submission = contest.submissions[a.uid];
        if (submission.status == SubmissionStatus.Replaced) revert NotInForce();
        if (submission.status == SubmissionStatus.Admitted) {
            _takeOut(contest, a, submission.entry, Kind.EntryWithdrawn);
        }
        submission.status = SubmissionStatus.Withdrawn;
        _recordSubmission(contest, a.refUID, Kind.SubmissionWithdrawn, a.uid);
    }

    /// @dev A disqualified entry stays disqualified.
    function _takeOut(Contest storage contest, Attestation calldata a, uint8 number, Kind kind) private {
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
        _record(contest, a.refUID, Kind.Committed, a.uid);
    }

    function _openReview(Contest storage contest, uint16 number, address judge)
        private
        returns (Entry storage entry, Review storage review)
    {
        _requireWindow(contest.opensAt, contest.closesAt);
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
        _requireWindow(contest.closesAt, contest.revealUntil);
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
        _requireWindow(contest.opensAt, contest.closesAt);
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
        _requireWindow(0, contest.closesAt);
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

    /// @dev A window includes its start and excludes its end.
    function _requireWindow(uint64 from, uint64 until) private view {
        if (block.timestamp < from || block.timestamp >= until) revert OutsideWindow(from, until);
    }

    function _record(Contest storage contest, bytes32 contestUID, Kind kind, bytes32 uid) private {
        uint32 n = ++contest.acts;
        bytes32 head = keccak256(abi.encode(contest.head, n, kind, uid, block.timestamp));
        contest.head = head;
        contest.actUids[n] = uid;
        emit Act(contestUID, n, kind, uid, uint64(block.timestamp), head);
    }

    /// @dev A log of its own: anybody can make submissions, so they must not make the contest's log longer.
    function _recordSubmission(Contest storage contest, bytes32 contestUID, Kind kind, bytes32 uid) private {
        uint32 n = ++contest.submissionActs;
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
        v.submissionsUntil = contest.submissionsUntil;
        v.opensAt = contest.opensAt;
        v.closesAt = contest.closesAt;
        v.revealUntil = contest.revealUntil;
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
            && block.timestamp >= contest.revealUntil;
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
