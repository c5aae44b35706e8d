import { Rating } from "@mui/material"
import { useTranslate } from "react-admin"

/** Stars, read out as a number. */
export function ReviewStars({ rating }: { rating: number }) {
  const translate = useTranslate()
  return (
    <Rating
      readOnly
      size="small"
      value={rating}
      getLabelText={(n) => translate("reviews.stars", { n })}
      sx={{ color: "warning.main" }}
    />
  )
}
