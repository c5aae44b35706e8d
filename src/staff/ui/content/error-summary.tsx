import { Alert, Box, Link } from "@mui/material"
import { useEffect, useRef } from "react"
import { useTranslate, ValidationError } from "react-admin"
import { useFormContext, useFormState } from "react-hook-form"
import type { FormSection } from "./content-kind.ts"
import { useFieldName } from "./field-name.ts"
import { goToSection } from "./section-nav.tsx"

type Problem = { path: string; message: string }

/** Lists what the API has refused, above the form. Each line leads to its field. */
export function ErrorSummary({ sections }: { sections: FormSection[] }) {
  const translate = useTranslate()
  const nameOf = useFieldName()
  const { setFocus } = useFormContext()
  const { errors, submitCount } = useFormState()
  const { root, ...fields } = errors
  const problems = problemsIn(fields)
  const summary = useRef<HTMLDivElement>(null)
  const general = root?.serverError?.message
  const isShown = problems.length > 0 || general !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused try moves the focus here
  useEffect(() => {
    if (!isShown) return
    summary.current?.scrollIntoView({ block: "center" })
    summary.current?.focus({ preventScroll: true })
  }, [isShown, submitCount])
  if (!isShown) return null
  const goTo = (path: string) => {
    const section = sections.find(({ fields }) => fields.includes(path.split(".")[0] ?? ""))
    if (section) goToSection(section.id)
    setFocus(path)
  }
  return (
    <Alert ref={summary} severity="error" tabIndex={-1}>
      {general ?? translate("content.form.problems")}
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {problems.map(({ path, message }) => (
            <li key={path}>
              <Link
                component="button"
                type="button"
                color="inherit"
                onClick={() => goTo(path)}
                sx={{ textAlign: "left", verticalAlign: "baseline" }}
              >
                {nameOf(path)}
              </Link>
              : <ValidationError error={message} />
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

function problemsIn(errors: object, path: string[] = []): Problem[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== "object" || error === null || error instanceof Element) return []
    const here = name === "root" ? path : [...path, name]
    const { message, type, ref, ...parts } = error as { message?: unknown; type?: unknown; ref?: unknown }
    return typeof message === "string" ? [{ path: here.join("."), message }] : problemsIn(parts, here)
  })
}
