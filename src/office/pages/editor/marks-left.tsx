import { Alert, Box } from "@mui/material"
import { useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { marksIn, marksInHtml } from "#domain/pages/page-fields.ts"

type Text = { en?: string | null; vi?: string | null } | null | undefined

const bothOf = (text: Text) => [text?.vi ?? "", text?.en ?? ""]

/** Lists what the company must still decide, as it stands in the form. */
export function MarksLeft() {
  const translate = useTranslate()
  const [content, ...lines]: Text[] = useWatch({ name: ["content", "title", "heading", "description"] })
  const marks = [...lines.flatMap(bothOf).flatMap(marksIn), ...bothOf(content).flatMap(marksInHtml)]
  if (marks.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate("pages.marks", { n: marks.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {[...new Set(marks)].map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </Box>
    </Alert>
  )
}
