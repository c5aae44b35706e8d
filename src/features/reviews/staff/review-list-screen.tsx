import { Box, Stack, Typography, useMediaQuery } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import { Datagrid, FunctionField, List, Pagination, SimpleList, useListContext, useTranslate } from "react-admin"
import { REVIEW_STATUSES, type StaffReview } from "#features/reviews/review.ts"
import { formatInstant, formatMonth } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { FilterChips } from "#staff/ui/filter-chips.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { ReviewStars } from "./review-stars.tsx"

type Row = StaffReview & { id: string }

/** Reviews by state: those that wait first, the longest waiting on top. */
export default function ReviewListScreen() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"))
  return (
    <List
      title="reviews.name"
      actions={false}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50]} />}
      empty={false}
      exporter={false}
    >
      <StatusFilter />
      {isNarrow ? <Cards /> : <Table />}
    </List>
  )
}

function StatusFilter() {
  const { filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  return (
    <Box sx={{ p: 1.5 }}>
      <FilterChips
        label={translate("reviews.filters.status")}
        choices={REVIEW_STATUSES.map((value) => ({ value, label: translate(`reviews.status.${value}`) }))}
        chosen={filterValues.status ?? "pending"}
        onChoose={(status) => setFilters(status ? { status } : {}, {})}
      />
    </Box>
  )
}

function Nothing() {
  const translate = useTranslate()
  return (
    <Typography color="text.secondary" sx={{ p: 2 }}>
      {translate("reviews.noText")}
    </Typography>
  )
}

/** Two lines of a long text are enough to recognise it. */
const twoLines = { display: "-webkit-box", WebkitLineClamp: 2, WebkitBoxOrient: "vertical", overflow: "hidden" }

function Table() {
  const language = useStaffLanguage()
  return (
    <Datagrid rowClick="show" bulkActionButtons={false} empty={<Nothing />}>
      <FunctionField<Row> label="reviews.fields.rating" render={({ rating }) => <ReviewStars rating={rating} />} />
      <FunctionField<Row>
        label="reviews.fields.review"
        render={({ text, language }) => (
          <Typography variant="body2" lang={language} sx={{ ...twoLines, maxWidth: 420, overflowWrap: "anywhere" }}>
            {text}
          </Typography>
        )}
      />
      <FunctionField<Row>
        label="reviews.fields.tour"
        render={({ product, travelMonth }) => (
          <>
            {inLanguage(product.title, language)}
            <Typography variant="body2" color="text.secondary">
              {formatMonth(travelMonth, language)}
            </Typography>
          </>
        )}
      />
      <FunctionField<Row> label="reviews.fields.guest" render={({ name }) => name} />
      <FunctionField<Row>
        label="reviews.fields.createdAt"
        sx={{ whiteSpace: "nowrap" }}
        render={({ createdAt }) => formatInstant(createdAt, language)}
      />
    </Datagrid>
  )
}

function Cards() {
  const language = useStaffLanguage()
  return (
    <SimpleList<Row>
      rowClick="show"
      empty={<Nothing />}
      primaryText={({ rating, name }) => (
        <Stack component="span" direction="row" sx={{ alignItems: "center", gap: 1 }}>
          <ReviewStars rating={rating} /> {name}
        </Stack>
      )}
      secondaryText={({ product, text }) => (
        <Box component="span" sx={twoLines}>
          {inLanguage(product.title, language)} · {text}
        </Box>
      )}
      tertiaryText={() => null}
    />
  )
}
