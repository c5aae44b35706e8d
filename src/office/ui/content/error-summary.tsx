import { Alert, Box, Link } from "@mui/material"
import { useEffect, useRef } from "react"
import { useTranslate, ValidationError } from "react-admin"
import { useFormContext, useFormState } from "react-hook-form"
import { ActionButton } from "#office/ui/action-button.tsx"
import type { FormSection } from "./content-kind.ts"
import { useFieldName } from "./field-name.ts"

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused try moves the focus here, an error while typing doesn't
  useEffect(() => {
    if (!isShown) return
    summary.current?.scrollIntoView({ block: "center" })
    summary.current?.focus({ preventScroll: true })
  }, [submitCount])
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

/** Moves to a section of the form, and unfolds it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  const fold = section?.querySelector<HTMLDetailsElement>("section > details")
  if (fold) fold.open = true
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
