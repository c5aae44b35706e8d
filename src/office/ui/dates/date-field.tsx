import CalendarIcon from "@mui/icons-material/CalendarMonth"
import { IconButton, InputAdornment, Popover } from "@mui/material"
import { lazy, Suspense, useState } from "react"
import { useTranslate } from "react-admin"
import { readDate, WHOLE_DATE, writeDate } from "./read-date.ts"
import { TypedField, type TypedProps } from "./typed-field.tsx"

const Calendar = lazy(() => import("./calendar.tsx"))

export type DateFieldProps = TypedProps & {
  /** The first and last day that can be chosen, as YYYY-MM-DD. */
  min?: string
  max?: string
}

/** The field for every date (YYYY-MM-DD): typed as 5/12, 05122026 or 05/12/2026, or chosen in a calendar. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { value, onChange } = props
  return (
    <>
      <TypedField
        {...props}
        read={(typed) => readDate(typed, { min, max })}
        whole={WHOLE_DATE}
        write={writeDate}
        placeholder={translate("staff.dates.format")}
        unreadable="staff.dates.unreadableDate"
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={translate("staff.dates.open")}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <CalendarIcon fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { variant: "outlined" } }}
      >
        <Suspense>
          <Calendar
            {...{ value, min, max }}
            onChoose={(date) => {
              onChange(date)
              setAnchor(null)
            }}
          />
        </Suspense>
      </Popover>
    </>
  )
}
