import { createIsomorphicFn } from "@tanstack/react-start"
import { late } from "#ui/late.tsx"
import { LatestReviews, ReviewList } from "./review-list.tsx"

/** The published reviews of a tour or transfer. */
export const ReviewsCard = late(createIsomorphicFn().server(() => ReviewList)(), () =>
  import("./review-list.tsx").then((file) => file.ReviewList),
)

/** What guests wrote last, of whatever. */
export const LatestReviewsCard = late(createIsomorphicFn().server(() => LatestReviews)(), () =>
  import("./review-list.tsx").then((file) => file.LatestReviews),
)
