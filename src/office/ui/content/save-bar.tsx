import OpenInNewIcon from "@mui/icons-material/OpenInNew"
import SaveIcon from "@mui/icons-material/Save"
import { Paper } from "@mui/material"
import { type MouseEvent, useEffect, useRef } from "react"
import { useRecordContext, useTranslate } from "react-admin"
import { useFormContext, useFormState, useWatch } from "react-hook-form"
import { ChangesLink } from "#office/audit-log/changes-link.tsx"
import { kindOf } from "#office/audit-log/subjects.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import type { ContentKind, Named } from "./content-kind.ts"

/** The bar below a form that is always in sight: whether all is saved, a look at the page, and saving. */
export function SaveBar({ kind }: { kind: ContentKind }) {
  const translate = useTranslate()
  const { clearErrors, setValue } = useFormContext()
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState()
  const record = useRecordContext<Named>()
  const isActive: boolean = useWatch({ name: "isActive" })
  const isArchived: boolean = useWatch({ name: "isArchived" })
  const isDirty = Object.keys(dirtyFields).length > 0
  const isDraft = !isActive && !isArchived && kind.hasArchive
  const isPublishing = isActive && !record?.isActive
  const isAsked = useRef(false)
  // What couldn't be published stays a draft, and can be saved as one.
  useEffect(() => {
    if (isSubmitting || !isAsked.current) return
    isAsked.current = false
    if (!isSubmitSuccessful) setValue("isActive", false, { shouldDirty: true })
  }, [isSubmitting, isSubmitSuccessful, setValue])
  const publish = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    isAsked.current = true
    setValue("isActive", true, { shouldDirty: true })
    setValue("isArchived", false, { shouldDirty: true })
    clearErrors()
    // The button disappears when the status changes, which would cancel its own submission.
    form?.requestSubmit()
  }
  const label = isDraft ? "saveDraft" : isPublishing && kind.hasArchive ? "savePublish" : "save"
  return (
    <Paper variant="outlined" sx={bar}>
      <Hint sx={{ flex: "1 1 160px" }} aria-live="polite">
        {record?.id && translate(isDirty ? "content.form.unsaved" : "content.form.allSaved")}
      </Hint>
      {record?.id && <EntryChanges kind={kind} record={record} />}
      {record?.id && <LookButton kind={kind} record={record} isDirty={isDirty} />}
      {isDraft && <ActionButton label="content.form.savePublish" variant="outlined" onClick={publish} />}
      {/* `SaveButton` reads `isValidating`, so each field of a long form renders it twice, until React gives up. */}
      <ActionButton
        label={`content.form.${label}`}
        type="submit"
        variant="contained"
        startIcon={<SaveIcon />}
        loading={isSubmitting}
        disabled={Boolean(record?.id) && !isDirty}
        onClick={() => clearErrors()}
      />
    </Paper>
  )
}

const bar = {
  position: "sticky",
  bottom: 0,
  zIndex: 4,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  p: 1.5,
  borderRadius: "10px 10px 0 0",
}

/** Settings are one entry, whatever group of them is edited. */
function EntryChanges({ kind: { resource }, record }: { kind: ContentKind; record: Named }) {
  const audited = kindOf(resource)
  if (!audited) return null
  return <ChangesLink kind={audited} {...(audited !== "settings" && { id: record.id })} />
}

type LookProps = { kind: ContentKind; record: Named; isDirty: boolean }

/** Opens the page on the site, or a preview of it while it is not published. */
function LookButton({ kind: { resource, pagePath, hasPreview }, record, isDirty }: LookProps) {
  const translate = useTranslate()
  const { run } = useTask()
  if (!pagePath) return null
  if (record.isActive)
    return (
      <ActionButton
        label="content.form.openOnSite"
        href={pagePath(record.slug)}
        target="_blank"
        startIcon={<OpenInNewIcon />}
      />
    )
  if (!hasPreview) return null
  const preview = async () => {
    const { data } = await callApi(`/${resource}/${record.id}/preview`)
    window.open(data.path, "_blank", "noopener")
  }
  return (
    <>
      {isDirty && <Hint>{translate("content.form.previewUnsaved")}</Hint>}
      <ActionButton
        label="content.form.preview"
        onClick={() => run(preview)}
        disabled={isDirty}
        startIcon={<OpenInNewIcon />}
      />
    </>
  )
}
