import { profileAbi, profileAddress } from '@org/contracts';
import { encodeFunctionData } from 'viem';
import type { LocalClient } from '../base/createLocalClient.ts';
import { LocalChainError } from '../base/errors.ts';
import { type Person, people } from './demoContest.ts';

/** 128 by 128 pixels, WebP. */
const pictures = {
  organizer:
    'data:image/webp;base64,UklGRoAFAABXRUJQVlA4WAoAAAAgAAAAfwAAfwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggkgMAAFAZAJ0BKoAAgAA+tVamTCclJCIomHoI4BaJQNA7wT/gDtAVv8mTpv/FaxV4Pk9eB5JCxT3OnseYBzm/MB0Ov8BvvXoAdMGv59sN2qlwsNtsBfxn5rTDnBade9iNA64/ZDNHRvpi31fNqQe49iDVdENxmhtP4T4oNJaJgLkG7aBKsfcdEysciH4xKJQlPzrkeLWcia7G8xQyP5/Q9SdcmTpOhtlUW5y4ij7cABknfTd0W/4NhKWmDIMRJhRgnVwYFNQBI33WeNlwOP9qBQ9L2lS4nZAA/uisyqCdTdQSy9dd+Hwf8n3BRXHZmy/0OAiAA562wEoqbw2vxlstx5z2KqFcDTS8BFylqYooPVyA2O585vJoBl4arULqjOVY1rkkefsmDgUsnQsuE7WHP+w2dlKADJox0H7vDOsxi0pKYMPYQk+zf2ihNu2vHFmsJS4qmRhqHR7wg04wychvQ5TBykw+lSfeT+iKqcELPr80cbL6lPAy4SVV68cvM6wq2FhsVsVh+hx1myKDQBNUyJTj193AeRZU+9LNIi/L0gTq4dEN5vZtxw3DwrzFDhqs5cWPp9yaJbiU1x+DtA3LqmjJYGL1SQjPCTlfIigHWHoQ6xdawqfdi/JgFEF7JRX2K0yQJ5SVFtyCDOHuUSTGk1pXAK7wx1sEQSneCfJzuIaAgjYSeYcBk+xQ3bdbKqaZZOCA2CNz3ZNXGUd6aXiVKDuEA7001oScw8ThACY5seE0a84RvkHgDEe7X7D1wAct6Zc9vpMR3RlM1uOZ65IbvFzi26wolHjK2KyZe4Gu/vop3wBPlYt/VndWb58tRBdtj/t3KPnaUgFqkUEdaRcOGUJxAmpIhgPIUm/ybQbVcM5AryPpAgJgdhUIiSt+dWyQIBdVJ/iY+zVBqF5BjtZf6SzCRwNGQtpoN03dnRUo1LA9rYSqq4Gmq+10F8fg47a8r0qFn9pVdKkykJMZkKOmf7qvs7c3w/JHh3bsyX2J7tIcDnQldj3MrRDp9GTtv4JDK3z+6zWA0LVZkKBKvwyETsyYY2WdR82be36aeyZ+KL1KrC6EhztsAZplN41/YEwayDM+5FRaS9R111K4vsIlw3SdGc8VaFIov8CHsvI4crkVLR8KT1EIGaXxvAEY+Mk90Qh/9v/mG+UwnVViPSir90JXd1txspuRk0sWEzozN4PyCMLpYQ3wABXo4+Tv7/W1PmIUaAAA',
  judge1:
    'data:image/webp;base64,UklGRvIFAABXRUJQVlA4WAoAAAAgAAAAfwAAfwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggBAQAAFAZAJ0BKoAAgAA+tValTCclI6IsFgjQ4BaJYgZ2R4FZJOaGXrR+h3z3WKTy+hX0FbYDzAedH6Vf9F6ZnVG8/C89IILshlOxAGUArUcI3PGoFCTAOX6m1x7f1h2s86ib48vm3lmGa0FpWwWnRUkqM94E+Al583il+ghbEoTa5zwUtGVW57VLHM6eaxk4/I1GfFN/GiE2ll2+3rIEDpOU9+4TUWeXajpmBdp9aRY+WNdmCI2r5Af/6hWE8hP9p2wGNUz5hmQzPg0Tzb16ORLo8wC0xfAA/uzzH//1OP/k4/+Tj6pv/VcyW9RFAjg1/6gdLv3jRuzSBat3bsY7xIuZOvLrNIU9AgUYDoGunYCCp0c1CNcTI3DOzZnaDrh5SXnK6wdMxUv1kpZ8361Xl7mDgmnrJ+ywti7jKd03JfEjtJHqjjNutk17zNNXfMxjZlOUUcCeejrfagVcINdXfqJrW2awu9ha/Dro5JHNvveOy8LrEDASKKLs9iO4gaaTKC64OkrQ0dp4GlgLUQb7Tkgea28CutKYql+lffn14dSRYTuJPQb2NFfQmlVLLDrge7fo+dfBubGzEN2WtFz0RFGpTElyq+87bLixX8lUVD+TAQmaQMfggRW/9F7tAE3mRX5BPXQLAkjt3O6Bb7iGxtZFC9NtQ73li4WB8kW1MA/K6zBoQ8eLW614/Sc84yKQAuZ7D7o929kEVD3/LGsiDJiGN1NZX3Q8gJX6gZQg1JfvkmJAb0ByIpsNj77+evCJdYOuPKHbIykEDP6jN68leXA1bJvVvo3X+HI0n6Ibj/q98sUZ6HuzxyeExSJrtXjrScWnSt+lLSIBBzWw07gjK0o9Kpvlb9jqzLlumZJn4OtWnYd6dpxUJZQr00iugD1OxnTRzwZxWPisEN913wCXmVaVR61id8JO/NRmELSy8eDzTWLmzru2IzPdObZnhc2VZF7KXHAJZbIg8KRkwqlj/O5pBL53xxn2bPoLSn+eicKyj1pwje0Ksi295d2iwtXIrmMmMyQY/JeasUZX7E1U0KpSeUkdt4/ZYoDfwp2JlMZnfUAuwvubl8kYFU5KEzLEWl1JaefjixMmpA5LprXIJ4xF5HeHTCl47qXDTZn7pB2662S705Tyk0Aom6TuMF5mqIUfc1C3ek8rlyxU+CY5uq7ZCRu/ZM7Pbzfui/HuO1gUGkpFTcPFlWo1SSF1zbc9KM4xWTbLlhAV0qU6AOZne1QsBMGBr7gWf7MYTxj+rfrzwfhE9feQZJeLL2QCVVlXT/GuFw6E3E41jaaOzfMep/JrZ7GqMl1YeOa1F6Pl9aTpQADSgAn+kI9Z8AVYBMoniD0YTMX9W2kKHgHdYxSYmoQbJUGSAAAA',
  judge2:
    'data:image/webp;base64,UklGRoYFAABXRUJQVlA4WAoAAAAgAAAAfwAAfwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggmAMAANAXAJ0BKoAAgAA+tVKhS6clIyGtlolI4BaJQM4MwAhQi1Fb/GMnhkhvMB50noy3kDeePsASn+1zXFDL6Dbb7zpYqJjWi1q3Vi8Uu7zBPH0QRDjaWyX1+lyCGmWs5nU7AEIUpQH6OMRitiI+zZvK9nY82StsQWjd6CxWOa1jCNfAkWRwkWk71aoCQdLMB+uctHLbFj+MrXzhQ+4UFyDIcN9EQl7meSGjrRm8z8FLvnOs1HTLuLfO/95t91Mt9sdzFISlppfcjgAA/u31slP2281u++2hezEz53bmitmE97qQUYBGyFqs+A3LJtzV3JP/tWYXiDQPI4h0AEuSlxQJyeAjuipYGqyeimno3PJXqDYx8JXNgzR5tzyen6iJDAo3gVhbpaJAso2/Qx72Rh/6aF665r6+lsrEyOLVMnxQKyZzU6IjvBngOTVcpzPuh3ACWgvpN9ytiWUBbQSU2dGwskovgmsaZ8AB7mbuX5T8Lqow8B0SNjsIQBu77+ik0hB4NNtLcjhOCJSHykv00EGF08vjAvOOwV/JrFpda7ZfjBHghwidxxT6ThCuSEfaKWg7KzxWB4Bi7QpjrYMqZUcp5OSCrQEzU2eJLvhSvdLc7BZ5f9ICfd3mJZiF5ztWWKdSaSJuP2jDvJIFJHmW+EqHTc/xTrM2aZgFldue7i396gnyPOiGkazWywA0BekOz1WRzjz2QK+n0+TRHm2UhZ7r5s+dnumrLkefNj3767yrVjNXE4OYjS7kN2joAyva4ymzQbfM3iF9z+z77tIWnZGPDETL/ur0D+2IWrrnJjC9BIlgRGPaPavibMyyHuOX2e45XgNKsitgq9sr7Yd3gJ0Zled0NpEgbCBI06d8C4ZsmNSRxHS3xBlY74PhMDj/azkzjJZKJsPchWxjUoXN7Dt+O+YyyHHwca0sG9hwqKSFyxW8YQfM+bdxmIjcLfyHdx73y62fp+29rsEUCgTlECe7Z8SKRwSBJKJ43a6WkQ076981VCENxWm5majKS/ZQTuBTMrhrr8HAGaByBlwl9ESn03NrCNW3wNqaeCeEcuvxEHYGY2MJNFoE+b4r8ICsigpF+2Pn1UGcf8NBP6fvzTx5xaI6gnFHg6BXpDx1m2N++egfjGG7AA/6WU3/O+UqPvS3fkpNsYC36BnYRrNCbXBmLjJBk1Q055fpyvD/B/eT/qKR/5n+qkx2+QW75n7Ntl9AmMbynyEoAAAA',
} as const;

/** The profiles of some of the demo's people; the others have none. */
const demoProfiles: Partial<Record<Person, { readonly name: string } & Readonly<Record<string, string>>>> = {
  organizer: {
    name: 'Ada Park',
    about:
      'Starts contests in the old harbor.\n\nThis profile is demo data: its words and its picture are on the local chain.',
    picture: pictures.organizer,
    website: 'https://organizer.example/',
  },
  judge1: {
    name: 'Milo Brandt',
    about: 'Reads the manual first, and says when there is none.',
    picture: pictures.judge1,
    x: 'milo_brandt',
  },
  judge2: {
    name: 'Noor Haddad',
    about: 'Builds everything that is judged, if it can be built in an evening.',
    picture: pictures.judge2,
    telegram: 'noor_haddad',
  },
  judge3: { name: 'Ruth Okafor', about: 'Likes things that others can mend.' },
  hackHall: { name: 'Hack Hall', about: 'A room with tables, open on weekends.' },
  mara: { name: 'Mara Lindqvist', about: 'Electrician, and judge of most things with a plug.' },
  tomas: { name: 'Tomás Ferreira', about: 'Teaches, and reads the source.' },
  ines: { name: 'Inés Castellano', about: 'Walks where the map ends.' },
  arcade: { name: 'Corner Arcade', about: 'Small games by people who live nearby.' },
  library: { name: 'Harbor Library', about: 'Forty places and one ceiling light.' },
  bakery: { name: 'Bakery on Third', about: 'Open from five.' },
};

/** The names of people who have one, for contest documents. */
export const profileNames: { readonly [Name in Person]?: string } = Object.fromEntries(
  Object.entries(demoProfiles).map(([person, { name }]) => [person, name]),
);

const gas = 5_000_000n;

/** Writes the demo's profiles in one block. */
export async function seedProfiles(client: LocalClient): Promise<void> {
  const hashes = await Promise.all(
    Object.entries(demoProfiles).map(([person, profile]) => {
      const json = Buffer.from(JSON.stringify(profile)).toString('base64');
      const args = [`data:application/json;base64,${json}`] as const;
      const data = encodeFunctionData({ abi: profileAbi, functionName: 'setURI', args });
      const account = people[person as Person];
      return client.sendTransaction({ account, chain: null, to: profileAddress, data, gas });
    }),
  );
  await client.mine({ blocks: 1 });
  for (const hash of hashes) {
    const { status } = await client.getTransactionReceipt({ hash });
    if (status !== 'success')
      throw new LocalChainError('demo-failed', 'The demo failed: a profile was reverted.');
  }
}
