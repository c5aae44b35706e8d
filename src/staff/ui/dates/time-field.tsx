import { useTranslate } from "react-admin"
import { readTime, WHOLE_TIME } from "./read-date.ts"
import { TypedField, type TypedProps } from "./typed-field.tsx"

/** The field for every time of day (HH:MM, 24 hours): typed as 8:30, 8h30 or 0830. */
export function TimeField(props: TypedProps) {
  const translate = useTranslate()
  return (
    <TypedField
      {...props}
      read={readTime}
      whole={WHOLE_TIME}
      write={(time) => time}
      placeholder={translate("staff.dates.time")}
      unreadable="staff.dates.unreadableTime"
    />
  )
}
