import { Alert, Stack } from "@mui/material"
import { useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { type MissingPart, missingParts } from "#domain/catalogue/completeness.ts"
import { localizedTexts } from "#domain/catalogue/outdated-texts.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import type { ContentKind, FormSection } from "./content-kind.ts"
import { cleaned } from "./entry-values.ts"
import { goToSection } from "./error-summary.tsx"

/** The fields that fill in a missing part. Missing translations are found in the texts. */
const FIELDS: Partial<Record<MissingPart, string>> = {
  pictures: "images",
  price: "pricing",
  itinerary: "itinerary",
  cancellation: "cancellationBands",
}

type Props = { kind: ContentKind; sections: FormSection[] }

/** Says above a form what an entry lacks before visitors should see it. Each part leads to its section. */
export function MissingParts({ kind: { toEntry = (values) => values }, sections }: Props) {
  const translate = useTranslate()
  const { setFocus } = useFormContext()
  const values: Record<string, unknown> = useWatch()
  const entry = toEntry(cleaned(values)) as Partial<Parameters<typeof missingParts>[0]>
  const missing = missingParts({ ...entry, images: entry.images ?? [], pricing: entry.pricing ?? undefined })
  if (missing.length === 0) return null
  const goTo = (part: MissingPart) => {
    const path = FIELDS[part] ?? untranslatedPath(entry, part)
    const section = sections.find(({ fields }) => fields.includes(path?.split(".")[0] ?? ""))
    if (section) goToSection(section.id)
    if (path && !FIELDS[part]) setFocus(`${path}.${part === "vietnamese" ? "vi" : "en"}`)
  }
  return (
    <Alert severity={values.isActive ? "warning" : "info"}>
      {translate(values.isActive ? "content.form.lacksOnSite" : "content.form.lacks")}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        {missing.map((part) => (
          <ActionButton
            key={part}
            label={`content.missing.${part}`}
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => goTo(part)}
          />
        ))}
      </Stack>
    </Alert>
  )
}

function untranslatedPath(entry: object, part: MissingPart): string | undefined {
  const [language, other] = part === "vietnamese" ? (["vi", "en"] as const) : (["en", "vi"] as const)
  return localizedTexts(entry).find(({ text }) => text[other] && !text[language])?.path
}
