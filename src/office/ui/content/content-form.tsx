import { Box, Stack } from "@mui/material"
import type { ComponentType } from "react"
import { CreateBase, EditBase, Form, Title, useGetOne, useLocation, useRecordContext } from "react-admin"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { Section } from "#office/ui/section.tsx"
import { ConflictDialog } from "./conflict-dialog.tsx"
import type { ContentKind, FormSection, Named } from "./content-kind.ts"
import { ErrorSummary, SectionNav } from "./error-summary.tsx"
import { contentMessages } from "./messages.ts"
import { MissingParts } from "./missing-parts.tsx"
import { EntryDefaults, RareInputs } from "./rare-inputs.tsx"
import { SaveBar } from "./save-bar.tsx"
import { useContentCreate, useContentUpdate } from "./use-content-save.ts"

type Props = { kind: ContentKind; sections: FormSection[]; defaults: object }

/** Edits an entry: sections with a bar that saves, previews and publishes. */
function ContentEdit({ kind, ...form }: Props) {
  return (
    <EditBase resource={kind.resource} mutationMode="pessimistic" redirect={false}>
      <EditForm kind={kind} {...form} />
    </EditBase>
  )
}

function EditForm({ kind, ...form }: Props) {
  const record = useRecordContext<Named>()
  const { save, question } = useContentUpdate(kind)
  const { localized } = useWords()
  if (!record) return <Title title={`${kind.resource}.name`} />
  const name = record[kind.nameField]
  return (
    <>
      <Title title={<span>{name ? localized(name) : record.slug}</span>} />
      <Form onSubmit={save} warnWhenUnsavedChanges noValidate disableInvalidFormNotification>
        <FormBody kind={kind} {...form} />
      </Form>
      {question && <ConflictDialog question={question} />}
    </>
  )
}

/** Adds an entry as a draft. With `?from=<id>` it starts as a copy of that entry. */
function ContentCreate({ kind, ...form }: Props) {
  const from = new URLSearchParams(useLocation().search).get("from")
  return (
    <CreateBase resource={kind.resource} redirect={false}>
      {from ? (
        <CopyForm kind={kind} {...form} from={from} />
      ) : (
        <CreateForm kind={kind} {...form} record={form.defaults} />
      )}
    </CreateBase>
  )
}

function CopyForm({ from, ...props }: Props & { from: string }) {
  const { data } = useGetOne(props.kind.resource, { id: from })
  if (!data) return <Title title={`${props.kind.resource}.new`} />
  const { id, _id, slug, version, updatedAt, ...copied } = data
  const name = copied[props.kind.nameField] as LocalizedContent
  const copyOf = (language: Language) =>
    name[language] && interpolate(contentMessages.form.copyOf[language], { name: name[language] })
  const record = {
    ...copied,
    [props.kind.nameField]: inBoth(copyOf),
    isActive: false,
    isFeatured: false,
    ...(props.kind.hasArchive && { isArchived: false }),
  }
  return <CreateForm {...props} record={record} />
}

function CreateForm({ record, ...props }: Props & { record: object }) {
  const save = useContentCreate(props.kind)
  return (
    <>
      <Title title={`${props.kind.resource}.new`} />
      <Form record={record} onSubmit={save} warnWhenUnsavedChanges noValidate disableInvalidFormNotification>
        <FormBody {...props} />
      </Form>
    </>
  )
}

function FormBody({ kind, sections, defaults }: Props) {
  return (
    <EntryDefaults value={defaults}>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          py: 2,
          alignItems: "start",
          gridTemplateColumns: { lg: "200px minmax(0, 1fr)" },
        }}
      >
        <SectionNav sections={sections} />
        <Stack sx={{ gap: 2, minWidth: 0, maxWidth: 1120 }}>
          <ErrorSummary sections={sections} />
          {kind.saysMissing && <MissingParts kind={kind} sections={sections} />}
          {sections.map(({ id, title, content, fields, isRare, inside }) => (
            <Box key={id} id={id} tabIndex={-1} sx={{ scrollMarginTop: 120, outline: "none" }}>
              <Section title={title}>
                {isRare ? (
                  <RareInputs sources={fields} {...(inside && { label: inside })}>
                    {content}
                  </RareInputs>
                ) : (
                  content
                )}
              </Section>
            </Box>
          ))}
          <SaveBar kind={kind} />
        </Stack>
      </Box>
    </EntryDefaults>
  )
}

type Screens = Props & { list: ComponentType }

/** Returns the screens of a kind of content. `defaults` is an entry before anything is typed. */
export function contentScreens({ kind, sections, defaults, list }: Screens) {
  return {
    list,
    edit: () => <ContentEdit kind={kind} sections={sections} defaults={defaults} />,
    create: () => (
      <ContentCreate kind={kind} sections={sections.filter(({ isForStored }) => !isForStored)} defaults={defaults} />
    ),
  }
}
