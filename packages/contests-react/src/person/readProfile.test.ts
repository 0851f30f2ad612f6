import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import { writeProfileUri } from '../account/editor/profileForm.ts';
import { PROFILE_LIMITS, type Profile, readProfile } from './readProfile.ts';
import { samplePictures } from './samplePictures.ts';

const inPercent = (value: unknown) => `data:application/json,${encodeURIComponent(JSON.stringify(value))}`;
const inBase64 = (text: string, head = 'data:application/json;base64,') =>
  `${head}${Buffer.from(text).toString('base64')}`;
const read = (value: unknown): Profile | undefined => {
  const reading = readProfile(inPercent(value));
  return reading.status === 'read' ? reading.profile : undefined;
};

describe('readProfile', () => {
  const json = '{"name":"Mara ü 🏆"}';
  const profile = { name: 'Mara ü 🏆' };

  test.each([
    ['base64', inBase64(json)],
    ['base64 with a charset', inBase64(json, 'data:application/json;charset=utf-8;base64,')],
    [
      'another charset, which has no meaning',
      inBase64(json, 'data:application/json;charset=iso-8859-1;base64,'),
    ],
    ['capitals', inBase64(json, 'DATA:Application/JSON;Charset=UTF-8;BASE64,')],
    ['base64 without its padding', inBase64(json).replace(/=+$/, '')],
    ['base64 whose padding is percent-encoded', inBase64(json).replaceAll('=', '%3D')],
    ['percent-encoding', `data:application/json,${encodeURIComponent(json)}`],
    ['percent-encoding with a charset', `data:application/json;charset=utf-8,${encodeURIComponent(json)}`],
    ['plain characters', `data:application/json,${json}`],
  ])('reads the URI of a profile in %s', (_, uri) => {
    expect(readProfile(uri)).toMatchObject({ status: 'read', profile });
  });

  test('reads a literal percent sign in a profile’s URI', () => {
    expect(readProfile('data:application/json,{"name":"100% #1"}')).toMatchObject({
      profile: { name: '100% #1' },
    });
  });

  test.each(['', '   '])('has no profile for the URI %j', (uri) => {
    expect(readProfile(uri)).toEqual({ status: 'none' });
  });

  test.each([
    'https://example.org/me.json',
    'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/me.json',
  ])('shows the URI of a profile elsewhere, %s, as a link', (uri) => {
    expect(readProfile(uri)).toEqual({ status: 'elsewhere', href: uri });
  });

  const qm = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKqzbG';

  test.each([
    [`IPFS://${qm}`, `ipfs://${qm}`],
    [`Ipfs://IPFS/${qm}/`, `ipfs://${qm}/`],
    [`ipfs://${qm}/profilé 1.json?x=1#a`, `ipfs://${qm}/profil%C3%A9%201.json?x=1#a`],
    [`ipfs://${qm}?x=<b>`, `ipfs://${qm}?x=%3Cb%3E`],
    [`ipfs://${qm}//evil.example/../me.json`, `ipfs://${qm}//me.json`],
    [`HTTPS://Example.org/profilé 1.json`, 'https://example.org/profil%C3%A9%201.json'],
    [`https://example.org/${'x'.repeat(700)}`, `https://example.org/${'x'.repeat(700)}`],
  ])('shows the URI of a profile elsewhere, %.70s, as a normalized link', (uri, href) => {
    expect(readProfile(uri)).toEqual({ status: 'elsewhere', href });
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'http://example.org/me.json',
    'https://user:secret@example.org/',
    'ipfs://../../etc',
    `ipfs://${'Q'.repeat(46)}@evil.example/`,
    `ipfs://${'Q'.repeat(46)}/${'x'.repeat(2_048)}`,
    `https://example.org/${'x'.repeat(2_048)}`,
    'ftp://example.org',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:application/jsonp,{}',
    'data:application/json',
    'data:application/json,',
    'data:application/json,[]',
    'data:application/json,null',
    'data:application/json,"name"',
    'data:application/json,{"name":',
    'data:application/json;base64,***',
    'data:application/json;base64,/////w==',
    `data:application/json,${'['.repeat(50_000)}`,
    `data:application/json,{"a":${'['.repeat(49_000)}${']'.repeat(49_000)}}`,
    `data:application/json,${JSON.stringify({ name: 'a', about: 'x'.repeat(1_000_000) })}`,
    'x'.repeat(1_000_000),
    '\0',
  ])('rejects the URI of a profile %.60j', (uri) => {
    expect(readProfile(uri)).toEqual({ status: 'unreadable' });
  });
});

fuzz(
  'profiles',
  'a random address of a profile gives a reading, and never an error',
  fc.property(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string().map((text) => `data:application/json,${text}`),
      fc.string().map((text) => `data:application/json;base64,${text}`),
      fc.json().map((text) => inBase64(text)),
      fc.string().map((text) => `https://${text}`),
    ),
    (text) => {
      expect(['none', 'read', 'elsewhere', 'unreadable']).toContain(readProfile(text).status);
    },
  ),
);

describe('the fields that readProfile returns', () => {
  test('reads valid fields of a profile, omits invalid ones, ignores unknown ones', () => {
    const good = {
      name: ' Mara  Lind ',
      about: 'Builds shelves.\r\n\r\n\r\n\r\nAnd judges them.',
      website: 'https://mara.example/shelves',
      x: '@mara_lind',
      telegram: 'https://t.me/maralind',
      picture: samplePictures.png,
    };
    const expected = {
      name: 'Mara Lind',
      about: 'Builds shelves.\n\nAnd judges them.',
      website: 'https://mara.example/shelves',
      x: 'mara_lind',
      telegram: 'maralind',
      picture: { kind: 'inside', src: samplePictures.png },
    };
    expect(read({ ...good, admin: true, __proto__: { name: 'no' } })).toEqual(expected);
    expect(read({ ...good, name: 5, about: ['a'], website: {}, x: null })).toEqual({
      telegram: 'maralind',
      picture: expected.picture,
    });
    expect(readProfile('data:application/json,{"__proto__":{"name":"no"},"x":"yes"}')).toMatchObject({
      profile: { x: 'yes' },
    });
  });

  test.each([
    ['\u202egnp.exe', 'gnp.exe'],
    ['a\u0000b\u0007c', 'abc'],
    ['two\nlines\tand a tab', 'two lines and a tab'],
    [`Z${'\u0301'.repeat(50)}`, 'Z\u0301\u0301\u0301'],
    ['\ud800half', 'half'],
    ['👩‍🔬 می‌خواهم', '👩‍🔬 می‌خواهم'],
    ['<b>&amp;', '<b>&amp;'],
  ])('shows the name %j of a profile as %j', (name, shown) => {
    expect(read({ name })?.name).toBe(shown);
  });

  test.each(['', ' ', '\u200b\u2060', '\u202e', '\u3164', '\uffa0', '\u2800', '\u0301'])(
    'omits the name %j',
    (name) => {
      expect(read({ name })).toEqual({});
    },
  );

  test('cuts long texts of a profile between characters', () => {
    const profile = read({ name: '🏆'.repeat(500), about: 'x'.repeat(5_000) });
    expect([...(profile?.name ?? '')]).toHaveLength(PROFILE_LIMITS.shownNameCharacters);
    expect(profile?.name).toMatch(/^🏆+…$/u);
    expect(profile?.about).toHaveLength(PROFILE_LIMITS.aboutCharacters);
  });

  test.each([
    ['x', 'https://x.com/zoe?s=21', 'zoe'],
    ['x', 'x.com/@zoe/', 'zoe'],
    ['x', 'https://mobile.twitter.com/zoe#bio', 'zoe'],
    ['telegram', 't.me/zoe_m', 'zoe_m'],
    ['telegram', 'https://telegram.me/zoe_m?start=1', 'zoe_m'],
  ])('reads a user name for %s from %s', (field, text, name) => {
    expect(read({ [field]: text })).toEqual({ [field]: name });
  });

  test.each([
    ['x', 'https://x.com/zoe/status/1'],
    ['x', 'https://x.com.evil.example/zoe'],
    ['telegram', 'evil.example/t.me/zoe_m'],
    ['website', 'http://mara.example'],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://user@mara.example'],
    ['website', 'https://localhost'],
    ['website', `https://mara.example/${'x'.repeat(300)}`],
    ['x', 'mara lind'],
    ['x', 'm'.repeat(16)],
    ['x', '../..'],
    ['x', 'https://evil.example/mara'],
    ['telegram', '1mara'],
    ['telegram', 'ab'],
    ['telegram', 'mara?start=1'],
  ])('omits a profile’s field %s: %.50s', (field, text) => {
    expect(read({ name: 'Mara', [field]: text })).toEqual({ name: 'Mara' });
  });

  test('shows a look-alike host of a profile as punycode', () => {
    expect(read({ website: 'https://аpple.com' })?.website).toBe('https://xn--pple-43d.com/');
  });
});

describe('the picture that readProfile returns', () => {
  test.each(Object.entries(samplePictures))('shows the sample picture of a profile: %s', (_, src) => {
    expect(read({ picture: src })?.picture).toEqual({ kind: 'inside', src });
  });

  test.each([
    'https://example.org/me.png',
    'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
  ])('shows the picture %s of a profile as a link', (href) => {
    expect(read({ picture: href })?.picture).toEqual({ kind: 'elsewhere', href });
  });

  const body = samplePictures.png.slice('data:image/png;base64,'.length);
  /** A picture whose header has this size. */
  const sized = (width: number, height: number) => {
    const bytes = Buffer.from(body, 'base64');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return `data:image/png;base64,${bytes.toString('base64')}`;
  };
  const moving = Buffer.concat([
    Buffer.from(samplePictures.gif.slice('data:image/gif;base64,'.length), 'base64'),
    Buffer.from('NETSCAPE2.0'),
  ]);

  test.each([
    ['SVG', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`],
    [
      'SVG that says it is PNG',
      `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`,
    ],
    ['another type than its bytes', `data:image/jpeg;base64,${body}`],
    ['HTML', 'data:text/html;base64,PHNjcmlwdD4='],
    ['a parameter', `data:image/png;charset=utf-8;base64,${body}`],
    ['no base64', 'data:image/png,abc'],
    ['broken base64', 'data:image/png;base64,*'],
    ['a cut one', 'data:image/webp;base64,UklGRiIAAABXRUJQ'],
    ['half a JPEG', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
    [
      'a JPEG that leads in a circle',
      `data:image/jpeg;base64,${Buffer.from('ffd8ffe0ffff', 'hex').toString('base64')}`,
    ],
    ['a huge picture in few bytes', sized(30_000, 30_000)],
    ['none at all', sized(0, 1)],
    ['an animated picture', `data:image/gif;base64,${moving.toString('base64')}`],
    ['too many bytes', `data:image/png;base64,${body.replace(/=+$/, '')}${'A'.repeat(70_000)}`],
    ['http', 'http://example.org/me.png'],
    ['javascript', 'javascript:alert(1)'],
  ])('omits the picture %s of a profile and keeps the other fields', (_, picture) => {
    expect(read({ name: 'Mara', picture })).toEqual({ name: 'Mara' });
  });
});

fuzz(
  'profiles',
  'a picture with changed bytes is a picture or none, and never an error',
  fc.property(
    fc.constantFrom(...Object.values(samplePictures)),
    fc.array(fc.tuple(fc.nat({ max: 200 }), fc.nat({ max: 255 })), { maxLength: 6 }),
    fc.nat({ max: 250 }),
    (src, changes, length) => {
      const [head = '', base64 = ''] = src.split(',');
      const bytes = Buffer.from(base64, 'base64').subarray(0, length);
      for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
      const picture = `${head},${bytes.toString('base64')}`;
      expect([undefined, 'inside']).toContain(read({ picture })?.picture?.kind);
    },
  ),
);

describe('writing', () => {
  const fields = { name: 'Mara 🏆', about: 'a\nb', picture: '', website: '', x: 'mara', telegram: '' };

  test('reads back what it wrote, omits empty fields, keeps unknown ones', () => {
    const document = {
      pronouns: 'she',
      nested: { deep: [1, null] },
      about: 'before',
      website: 'https://old.example',
    };
    const reading = readProfile(writeProfileUri(fields, document));
    expect(reading).toMatchObject({ status: 'read', profile: { name: 'Mara 🏆', about: 'a\nb', x: 'mara' } });
    expect(reading.status === 'read' && reading.document).toEqual({
      name: 'Mara 🏆',
      about: 'a\nb',
      x: 'mara',
      pronouns: 'she',
      nested: { deep: [1, null] },
    });
  });

  test('fits the longest texts with the largest picture', () => {
    const { nameCharacters, aboutCharacters, websiteCharacters, pictureCharacters, uriBytes } =
      PROFILE_LIMITS;
    const longest = {
      name: '🏆'.repeat(nameCharacters),
      about: '🏆'.repeat(aboutCharacters),
      picture: 'x'.repeat(pictureCharacters),
      website: 'x'.repeat(websiteCharacters),
      x: 'x'.repeat(15),
      telegram: 'x'.repeat(32),
    };
    expect(writeProfileUri(longest).length).toBeLessThanOrEqual(uriBytes);
  });
});
