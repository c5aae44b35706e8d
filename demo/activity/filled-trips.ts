import type { Trip } from "./trip.ts"

type Booked = [guest: number, adults: number, people?: Trip["people"]]

/** Bookings of one departure that were confirmed some weeks before. */
const together = (of: Pick<Trip, "slug" | "day"> & Partial<Trip>, booked: Booked[]): Trip[] =>
  booked.map(([guest, adults, people], nth) => ({
    status: "confirmed" as const,
    daysAhead: 9 + nth * 6,
    ...(nth % 3 !== 1 && { paid: nth % 2 ? ("deposit" as const) : ("transfer" as const) }),
    ...of,
    guest,
    ...(people && { people }),
    party: { adults },
  }))

const HANOI = { zone: "old-quarter", place: "11 Hang Trong" }
const SAIGON = { zone: "district-1", place: "141 Nguyen Hue" }

/**
 * Departures with few places or few guests, so that the site and the back office show each state. A tour that runs on
 * some weekdays moves to the next of them. No other demo booking is on these days.
 */
export const FILLED: Trip[] = [
  // Full. One guest has a cabin alone.
  ...together({ slug: "ha-long-bay-overnight-cruise", day: 9, ...HANOI }, [
    [0, 6],
    [4, 6],
    [9, 4],
    [15, 3],
    [7, 1],
  ]),
  ...together({ slug: "hoi-an-old-town-lantern-evening", day: 7 }, [
    [5, 4],
    [12, 4],
    [20, 4],
  ]),
  ...together({ slug: "sapa-trek-lao-chai-ta-van-homestay", day: 12, ...HANOI }, [
    [8, 4],
    [23, 4],
    [25, 2],
  ]),
  // One, two and three places left.
  ...together({ slug: "hoi-an-old-town-lantern-evening", day: 10 }, [
    [16, 4],
    [28, 4],
    [30, 3],
  ]),
  ...together({ slug: "saigon-after-dark-food-scooter", day: 6, ...SAIGON }, [
    [13, 4],
    [17, 4],
  ]),
  ...together({ slug: "ha-giang-loop-easy-rider-4-days", day: 17, ...HANOI }, [
    [19, 4],
    [29, 3],
  ]),
  // The deposit of its payment plan is paid, the rest is due later.
  ...together({ slug: "ha-giang-loop-easy-rider-4-days", day: 38, paid: "deposit", ...HANOI }, [[22, 2]]),
  // Closes tomorrow, with two places left.
  ...together({ slug: "ha-long-bay-day-cruise-from-hanoi", day: 2, ...HANOI }, [
    [2, 6],
    [6, 6],
    [21, 6],
    [26, 4],
  ]),
  // Guaranteed by staff, though below the minimum.
  ...together({ slug: "lan-ha-bay-cat-ba-kayaking-cruise", day: 20, isGuaranteed: true }, [[10, 2]]),
  // Two guests short of the minimum, to decide within days.
  ...together({ slug: "phu-quoc-an-thoi-islands-snorkelling", day: 3 }, [
    [18, 2],
    [31, 2],
  ]),
  ...together({ slug: "ha-long-bay-overnight-cruise", day: 5, ...HANOI }, [
    [
      ...([24, 2] as const),
      [
        { name: "Amelia Clarke", birthYear: 1991, passportEnding: "7K30" },
        { name: "Tom Clarke", birthYear: 1989, passportEnding: "2H18" },
      ],
    ],
    [3, 2],
  ]),
  ...together({ slug: "mekong-can-tho-chau-doc-tra-su-3-days", day: 4, ...SAIGON }, [[14, 2]]),
]
