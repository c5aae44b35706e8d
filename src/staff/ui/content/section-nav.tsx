import { Box } from "@mui/material"
import { useTranslate } from "react-admin"
import { useFormState } from "react-hook-form"
import { ActionButton } from "#staff/ui/action-button.tsx"
import type { FormSection } from "./content-kind.ts"

/** Moves to a section of the form. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: "start" })
  section?.focus({ preventScroll: true })
}

/** Links to the sections of a long form: beside it, or in a row above it on phones. */
export function SectionNav({ sections }: { sections: FormSection[] }) {
  const translate = useTranslate()
  const { errors } = useFormState()
  return (
    <Box
      component="nav"
      aria-label={translate("content.form.goTo")}
      sx={{
        position: "sticky",
        top: { xs: 56, lg: 72 },
        zIndex: 3,
        display: "flex",
        flexDirection: { lg: "column" },
        gap: 0.5,
        overflowX: "auto",
        bgcolor: "background.default",
        py: { xs: 0.5, lg: 0 },
      }}
    >
      {sections.map(({ id, title, fields }) => (
        <ActionButton
          label={title}
          key={id}
          color={fields.some((field) => field in errors) ? "error" : "inherit"}
          onClick={() => goToSection(id)}
          sx={{ flexShrink: 0, justifyContent: "flex-start", whiteSpace: "nowrap", minHeight: 40 }}
        />
      ))}
    </Box>
  )
}
