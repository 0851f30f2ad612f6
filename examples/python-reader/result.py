"""The result as a file, from the acts of a contest with open judging. See docs/protocol/contests.md, Result."""

from fractions import Fraction

from bundle import MAX_NUMBER
from ethereum import keccak
from replay import SEALED, TAKES_SUBMISSIONS, TIMES, ZERO, find_head, rank


def checksum(address):
    """EIP-55."""
    digits = keccak(address[2:].encode()).hex()
    return "0x" + "".join(each.upper() if int(digits[at], 16) > 7 else each for at, each in enumerate(address[2:]))


def round_half_up(value, digits):
    return (value * 10**digits + Fraction(1, 2)) // 1 / Fraction(10**digits)


def show(value):
    """A number with two decimals."""
    hundredths = int(round_half_up(value, 2) * 100)
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{abs(hundredths) // 100}.{abs(hundredths) % 100:02}"


def write_time(value):
    return value if value <= MAX_NUMBER else str(value)


def write_times(contest, times):
    has = {
        "submissionsUntil": contest.terms["flags"] & TAKES_SUBMISSIONS,
        "revealUntil": contest.terms["flags"] & SEALED,
    }
    return {name: write_time(times[name]) if has.get(name, True) else None for name in TIMES}


def read_reviews(contest, acts):
    """All reviews in the order of acts, each with what became of it."""
    kinds, reviews, recusals = contest.kinds, [], []

    def end(status, holds):
        for review in reviews:
            if review["status"] == "in-force" and holds(review):
                review["status"] = status

    for act in acts:
        if act["kind"] == kinds["evaluationWithdrawn"]:
            end("withdrawn", lambda review, uid=act["uid"]: review["uid"] == uid)
        if act["kind"] not in (kinds["evaluated"], kinds["recused"]):
            continue
        made = act["attestation"]
        values, key = contest.decode(made), (made["attester"], contest.decode(made)["entry"])
        is_review = act["kind"] == kinds["evaluated"]
        end("superseded" if is_review else "withdrawn", lambda review, key=key: review["key"] == key)
        of = {"uid": made["uid"], "judge": checksum(key[0]), "entry": str(key[1]), "time": write_time(made["time"])}
        if is_review:
            reviews.append({"key": key, "of": of, "uid": made["uid"], "values": values, "status": "in-force"})
        else:
            recusals.append(of)
    return reviews, recusals


def describe_review(contest, review):
    values = review["values"]
    given = list(values["points"])
    points = sum(each * weight for each, weight in zip(given, contest.terms["weights"]))
    comment_hash = None if values["commentHash"] == ZERO else values["commentHash"]
    return {**review["of"], "points": points, "given": given, "comment": values["comment"], "commentHash": comment_hash}


def rank_mean(contest):
    return [
        {
            **{"entry": str(place["entry"]), "rank": place["rank"], "sum": place["sum"], "count": place["reviews"]},
            "points": show(Fraction(place["sum"], place["reviews"])) if place["reviews"] else "",
            "judges": len(contest.judges),
        }
        for place in rank(contest.entries)
    ]


def solve(rows):
    """Solves linear equations that have one solution, by elimination; a row has its right side last."""
    rows = [[Fraction(value) for value in row] for row in rows]
    size, done = len(rows[0]) - 1, 0
    for column in range(size):
        at = next(index for index in range(done, len(rows)) if rows[index][column])
        rows[done], rows[at] = rows[at], rows[done]
        rows[done] = [value / rows[done][column] for value in rows[done]]
        for index, row in enumerate(rows):
            if index != done and row[column]:
                rows[index] = [value - row[column] * other for value, other in zip(row, rows[done])]
        done += 1
    return [row[-1] for row in rows[:size]]


def find_leniencies(reviews):
    """The leniency of each judge: least squares, and a sum of zero in each group that shared entries connect."""
    judges = sorted({review["judge"] for review in reviews})
    by_entry = {}
    for review in reviews:
        by_entry.setdefault(review["entry"], []).append(review)
    groups = {judge: {judge} for judge in judges}
    rows = {judge: [0] * (len(judges) + 1) for judge in judges}
    for those in by_entry.values():
        mean = Fraction(sum(review["points"] for review in those), len(those))
        together = set().union(*(groups[review["judge"]] for review in those))
        groups.update(dict.fromkeys(together, together))
        for review in those:
            row = rows[review["judge"]]
            row[judges.index(review["judge"])] += 1
            row[-1] += review["points"] - mean
            for other in those:
                row[judges.index(other["judge"])] -= Fraction(1, len(those))
    sums = [[int(judge in group) for judge in judges] + [0] for group in groups.values()]
    return dict(zip(judges, solve([*rows.values(), *sums]))) if judges else {}


def rank_additively(contest, counted):
    """The ranking with the judges' leniency taken out; None if every judge reviewed each reviewed entry."""
    by_entry = {str(entry["number"]): [] for entry in contest.entries if entry["status"] == "standing"}
    for review in counted:
        by_entry[review["entry"]].append(review)
    if all(len(those) in (0, len(contest.judges)) for those in by_entry.values()) or len(contest.judges) > 300:
        return None
    leniencies = find_leniencies(counted)
    scores = {
        entry: round_half_up(
            round_half_up(sum(each["points"] - leniencies[each["judge"]] for each in those) / len(those), 9), 2
        )
        for entry, those in by_entry.items()
        if those
    }
    ranking = []
    for entry in sorted(scores, key=lambda entry: -scores[entry]):
        before = ranking[-1] if ranking else None
        place = before["rank"] if before and scores[before["entry"]] == scores[entry] else len(ranking) + 1
        ranking.append({"entry": entry, "rank": place, "points": show(scores[entry])})
    return ranking + [{"entry": entry, "rank": None, "points": ""} for entry in by_entry if entry not in scores]


def derive_result(contest, bundle, block):
    """The result of a contest with open judging, without what it has from documents: `label`, `name` and `link`."""
    reviews, recusals = read_reviews(contest, bundle["acts"])
    standing = [entry["number"] for entry in contest.entries if entry["status"] == "standing"]
    in_force = [each for each in reviews if each["status"] == "in-force" and each["key"][1] in standing]
    counted = [describe_review(contest, review) for review in in_force]
    additive, terms, times = rank_additively(contest, counted), contest.terms, write_times(contest, contest.times)
    made = {act["attestation"]["uid"]: act for act in bundle["acts"] if "attestation" in act}
    uris = {each["uid"]: contest.decode(each)["uri"] for each in bundle["submissions"]}
    reasons, postponements = {}, []
    for act in made.values():
        values = contest.decode(act["attestation"])
        if act["kind"] == contest.kinds["disqualified"]:
            reasons[values["entry"]] = values["reason"]
        if act["kind"] == contest.kinds["entryReplaced"]:
            uris[act["attestation"]["uid"]] = values["uri"]
        if act["kind"] == contest.kinds["listed"]:
            uris.update({values["first"] + at: values["uri"] for at in range(len(values["entries"]))})
        if act["kind"] == contest.kinds["postponed"]:
            of = {"uid": act["attestation"]["uid"], "time": write_time(act["time"]), "reason": values["reason"]}
            postponements.append({**of, **write_times(contest, values)})
    return {
        **{"format": "laurel-result/1", "chainId": bundle["chainId"], "block": block},
        "contest": {
            **{"uid": contest.uid, "schemaUid": bundle["contest"]["schema"], "title": terms["title"]},
            **{"organizer": checksum(contest.organizer), "judges": [checksum(judge) for judge in contest.judges]},
            **{"entries": [str(number) for number in standing], "time": write_time(contest.created)},
            **{"resolver": checksum(contest.place["resolver"]), "uri": terms["uri"], "contentHash": terms["contentHash"]},
            **{"endsAt": times["closesAt"], "opensAt": times["opensAt"]},
            **{"submissionsUntil": times["submissionsUntil"], "revealUntil": times["revealUntil"]},
            "criteria": [
                {"maxPoints": most, "weight": weight} for most, weight in zip(terms["maxPoints"], terms["weights"])
            ],
        },
        "counted": counted,
        "ignored": [
            {
                **{"uid": each["uid"], "attester": each["of"]["judge"], "reason": each["status"]},
                "time": each["of"]["time"],
            }
            for each in reviews
            if each["status"] != "in-force"
        ],
        "rankings": {"mean": rank_mean(contest), **({} if additive is None else {"additive": additive})},
        "details": {
            "acts": {"count": len(contest.acts), "head": find_head(contest.place, contest.uid, contest.acts)[-1]},
            "entries": [
                {
                    **{"entry": str(entry["number"]), "status": entry["status"], "contentHash": entry["contentHash"]},
                    "reason": reasons.get(entry["number"]),
                    "uri": uris.get(entry["submission"] or entry["number"]),
                }
                for entry in contest.entries
            ],
            **{"postponements": postponements, "recusals": recusals, "sealed": []},
        },
    }
