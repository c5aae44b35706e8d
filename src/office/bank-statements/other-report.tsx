import { Link } from "@mui/material"
import { LinkBase, useTranslate } from "react-admin"
import type { OtherReport as Report } from "#domain/bank-statements/bank-statement.ts"
import { formatDate } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { Hint } from "#office/ui/hint.tsx"

/** The transaction that may be the same transfer: what the bank said then, and which bookings have it. */
export function OtherReport({ report, inNewTab = false }: { report: Report; inNewTab?: boolean }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { _id, bookedOn, content, bankReference, source, bookings } = report
  const given = bookings.map(({ reference }) => reference).join(", ")
  return (
    <Hint sx={{ mb: 1, overflowWrap: "anywhere" }}>
      <Link component={LinkBase} to={`/staff/bank-statements/${_id}/show`} {...(inNewTab && { target: "_blank" })}>
        {translate("bankStatements.otherReport", { day: formatDate(bookedOn, language, "short") })}
      </Link>
      {": "}
      {withDots(
        content || "—",
        bankReference,
        translate(`bankStatements.${source === "webhook" ? "byWebhook" : "byStatement"}`),
        given ? translate("bankStatements.recordedFor", { references: given }) : translate("bankStatements.forNone"),
      )}
    </Hint>
  )
}
