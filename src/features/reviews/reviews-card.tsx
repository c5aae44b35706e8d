import { createIsomorphicFn } from "@tanstack/react-start"
import { lazy, Suspense } from "react"
import { LatestReviews, ReviewList } from "./review-list.tsx"

/*
 * Drawn by the server with the page. In the browser they stay as they came until their script is there, which is fetched
 * only where there are reviews.
 */

/** The published reviews of a tour or transfer. */
export const ReviewsCard = drawnFirst(
  createIsomorphicFn()
    .server(() => ReviewList)
    .client(() => lazy(() => import("./review-list.tsx").then((file) => ({ default: file.ReviewList }))))(),
)

/** What guests wrote last, of whatever. */
export const LatestReviewsCard = drawnFirst(
  createIsomorphicFn()
    .server(() => LatestReviews)
    .client(() => lazy(() => import("./review-list.tsx").then((file) => ({ default: file.LatestReviews }))))(),
)

function drawnFirst<Props extends object>(Drawn: React.ComponentType<Props>) {
  return (props: Props) => (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  )
}
