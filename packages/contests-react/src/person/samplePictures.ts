import type { DocumentPicture } from '@org/contests';

/** One-pixel pictures of each type, and a portrait. */
export const samplePictures = {
  png: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  gif: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  webp: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  losslessWebp: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  jpeg: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  photo:
    'data:image/webp;base64,UklGRoAFAABXRUJQVlA4WAoAAAAgAAAAfwAAfwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggkgMAAFAZAJ0BKoAAgAA+tVamTCclJCIomHoI4BaJQNA7wT/gDtAVv8mTpv/FaxV4Pk9eB5JCxT3OnseYBzm/MB0Ov8BvvXoAdMGv59sN2qlwsNtsBfxn5rTDnBade9iNA64/ZDNHRvpi31fNqQe49iDVdENxmhtP4T4oNJaJgLkG7aBKsfcdEysciH4xKJQlPzrkeLWcia7G8xQyP5/Q9SdcmTpOhtlUW5y4ij7cABknfTd0W/4NhKWmDIMRJhRgnVwYFNQBI33WeNlwOP9qBQ9L2lS4nZAA/uisyqCdTdQSy9dd+Hwf8n3BRXHZmy/0OAiAA562wEoqbw2vxlstx5z2KqFcDTS8BFylqYooPVyA2O585vJoBl4arULqjOVY1rkkefsmDgUsnQsuE7WHP+w2dlKADJox0H7vDOsxi0pKYMPYQk+zf2ihNu2vHFmsJS4qmRhqHR7wg04wychvQ5TBykw+lSfeT+iKqcELPr80cbL6lPAy4SVV68cvM6wq2FhsVsVh+hx1myKDQBNUyJTj193AeRZU+9LNIi/L0gTq4dEN5vZtxw3DwrzFDhqs5cWPp9yaJbiU1x+DtA3LqmjJYGL1SQjPCTlfIigHWHoQ6xdawqfdi/JgFEF7JRX2K0yQJ5SVFtyCDOHuUSTGk1pXAK7wx1sEQSneCfJzuIaAgjYSeYcBk+xQ3bdbKqaZZOCA2CNz3ZNXGUd6aXiVKDuEA7001oScw8ThACY5seE0a84RvkHgDEe7X7D1wAct6Zc9vpMR3RlM1uOZ65IbvFzi26wolHjK2KyZe4Gu/vop3wBPlYt/VndWb58tRBdtj/t3KPnaUgFqkUEdaRcOGUJxAmpIhgPIUm/ybQbVcM5AryPpAgJgdhUIiSt+dWyQIBdVJ/iY+zVBqF5BjtZf6SzCRwNGQtpoN03dnRUo1LA9rYSqq4Gmq+10F8fg47a8r0qFn9pVdKkykJMZkKOmf7qvs7c3w/JHh3bsyX2J7tIcDnQldj3MrRDp9GTtv4JDK3z+6zWA0LVZkKBKvwyETsyYY2WdR82be36aeyZ+KL1KrC6EhztsAZplN41/YEwayDM+5FRaS9R111K4vsIlw3SdGc8VaFIov8CHsvI4crkVLR8KT1EIGaXxvAEY+Mk90Qh/9v/mG+UwnVViPSir90JXd1txspuRk0sWEzozN4PyCMLpYQ3wABXo4+Tv7/W1PmIUaAAA',
} as const;

/** Pictures of a document, which the Storybook has in `apps/storybook/documents`. */
export const sampleDocumentPictures: readonly [DocumentPicture, DocumentPicture] = [
  {
    uri: 'ipfs://bafkreig2c62ovnhddq3n2zkbkufv7zo3mhulrehij7uoo55qdhf2ula2v4',
    ...{ type: 'image/webp', width: 800, height: 600, size: 8_520 },
    alt: 'Four trees with a thermometer',
  },
  {
    uri: 'ipfs://bafkreiauodi3kmbkgeq2z6uibel4pdekegkczw4qvwyzfpqudfqgpm6eom',
    ...{ type: 'image/webp', width: 800, height: 600, size: 10_590 },
    alt: 'Bare feet on a heat map',
  },
];
