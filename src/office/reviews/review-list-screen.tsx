import { Box, Stack, Typography } from "@mui/material"
import { REVIEW_STATUSES, type StaffReview } from "#domain/reviews/review.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { byStatus } from "#office/ui/list/quick-filters.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ReviewStars } from "./review-stars.tsx"

/** Two lines of a long text are enough to recognise it. */
const twoLines = { display: "-webkit-box", WebkitLineClamp: 2, WebkitBoxOrient: "vertical", overflow: "hidden" }

/** Reviews by state: those that wait first, the longest waiting on top. */
export default function ReviewListScreen() {
  const { localized, dateTime, month } = useWords()
  return (
    <StaffList<StaffReview & { id: string }>
      // The API lists those that wait unless told.
      quickFilters={{ ...byStatus("reviews.status", REVIEW_STATUSES), "reviews.status.pending": {} }}
      empty="reviews.noText"
      columns={[
        { name: "rating", noWrap: true, render: ({ rating }) => <ReviewStars rating={rating} /> },
        {
          name: "review",
          render: ({ text, language }) => (
            <Typography variant="body2" lang={language} sx={{ ...twoLines, maxWidth: 420 }}>
              {text}
            </Typography>
          ),
        },
        {
          name: "tour",
          render: ({ product }) => localized(product.title),
          below: ({ travelMonth }) => month(travelMonth),
        },
        { name: "guest", render: ({ name }) => name },
        { name: "createdAt", noWrap: true, render: ({ createdAt }) => dateTime(createdAt) },
      ]}
      card={{
        title: ({ rating, name }) => (
          <Stack component="span" direction="row" sx={{ alignItems: "center", gap: 1 }}>
            <ReviewStars rating={rating} /> {name}
          </Stack>
        ),
        details: ({ product, text }) => (
          <Box component="span" sx={twoLines}>
            {localized(product.title)} · {text}
          </Box>
        ),
      }}
    />
  )
}
