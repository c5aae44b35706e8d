import { Alert, Box } from "@mui/material"
import { useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { marksIn } from "#domain/pages/page-fields.ts"

type Text = { en?: string | null; vi?: string | null } | null | undefined

/** Lists what the company must still decide, as it stands in the form. */
export function MarksLeft() {
  const translate = useTranslate()
  const texts: Text[] = useWatch({ name: ["title", "heading", "description", "content"] })
  const marks = texts.flatMap((text) => [text?.vi, text?.en]).flatMap((text) => marksIn(text ?? ""))
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
