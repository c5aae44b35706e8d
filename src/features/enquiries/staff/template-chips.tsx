import { Box, Chip } from "@mui/material"
import { useTranslate } from "react-admin"
import { Hint } from "#staff/ui/hint.tsx"
import { TEMPLATES, type Template } from "./reply-templates.ts"

/** Ready answers to start from. */
export function TemplateChips({ onChoose }: { onChoose: (template: Template) => void }) {
  const translate = useTranslate()
  return (
    <Box role="group" aria-label={translate("enquiries.answer.template")} sx={{ mb: 1 }}>
      <Hint sx={{ mb: 0.75 }}>{translate("enquiries.answer.template")}</Hint>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {TEMPLATES.map((template) => (
          <Chip
            key={template}
            label={translate(`enquiries.templates.${template}`)}
            variant="outlined"
            onClick={() => onChoose(template)}
          />
        ))}
      </Box>
    </Box>
  )
}
