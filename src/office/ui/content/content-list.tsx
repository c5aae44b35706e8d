import ContentCopyIcon from "@mui/icons-material/ContentCopy"
import OpenInNewIcon from "@mui/icons-material/OpenInNew"
import { Box, IconButton, Stack, Tooltip, Typography } from "@mui/material"
import type { ReactElement, ReactNode } from "react"
import { CreateButton, LinkBase, type RaRecord, useTranslate } from "react-admin"
import { MISSING_PARTS, type MissingPart } from "#domain/catalogue/completeness.ts"
import type { Image } from "#domain/catalogue/content.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import type { Tone } from "#office/frame/theme.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"
import type { QuickFilter } from "#office/ui/list/quick-filters.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import type { ContentKind } from "./content-kind.ts"
import { type ContentStatus, statusOf } from "./publish-inputs.tsx"

/** A row as the list shows it. */
export type ListedContent = {
  id: string
  slug: string
  name: LocalizedContent
  details: string
  /** Null leaves room for the picture that is missing, undefined doesn't. */
  image: Image | null | undefined
  isActive: boolean
  isArchived?: boolean | undefined
  isFeatured?: boolean | undefined
  missing: MissingPart[]
  outdated: number
}

type Props<Row> = {
  kind: ContentKind
  toListed: (row: Row) => ListedContent
  /** Filters besides the search. */
  filters?: ReactElement[]
  canSearch?: boolean
  /** Whether the API sends the list page by page. */
  isPaged?: boolean
  /** Above the list, such as links to related lists. */
  children?: ReactNode
}

const STATUS_TONES: Record<ContentStatus | "hidden", Tone> = {
  draft: "warning",
  published: "success",
  archived: "neutral",
  hidden: "neutral",
}

/** Keeps the rows apart from the entries: react-admin would edit a row until the entry has come, but it has other fields. */
const ROWS = { meta: { isRow: true } }

const WITH_ARCHIVE = {
  all: {},
  published: { active: "true" },
  draft: { active: "draft" },
  archived: { active: "archived" },
}
const WITHOUT_ARCHIVE = { all: {}, published: { active: "true" }, hidden: { active: "false" } }

const quickFilters = ({ hasArchive }: ContentKind): QuickFilter =>
  Object.fromEntries(
    Object.entries(hasArchive ? WITH_ARCHIVE : WITHOUT_ARCHIVE).map(([name, filter]) => [
      `content.status.${name}`,
      filter,
    ]),
  )

/** The list of a kind of content, with each entry's status, missing parts and actions. */
export function ContentList<Row extends object>({ kind, toListed, canSearch, isPaged, ...frame }: Props<Row>) {
  return (
    <StaffList<Row & RaRecord>
      {...frame}
      {...(canSearch && { search: "content.list.search" })}
      {...(!isPaged && { perPage: "all" })}
      queryOptions={ROWS}
      quickFilters={quickFilters(kind)}
      toolbar={<CreateButton label="content.list.create" variant="contained" />}
      empty="content.list.none"
      row={(row) => <ContentItem kind={kind} item={toListed(row)} />}
    />
  )
}

function ContentItem({ kind, item }: { kind: ContentKind; item: ListedContent }) {
  const { translate, localized } = useWords()
  const { id, slug, name, details, image, isActive, isFeatured, missing, outdated } = item
  const title = localized(name)
  const status = kind.hasArchive || isActive ? statusOf(item) : "hidden"
  return (
    <Box sx={{ display: "flex", gap: 1.5, py: 1.25, borderTop: 1, borderColor: "divider", alignItems: "center" }}>
      {image !== undefined && <Thumbnail image={image} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component={LinkBase}
          to={`/staff/${kind.resource}/${id}`}
          sx={{
            color: "text.primary",
            fontWeight: 600,
            textDecoration: "none",
            "&:hover": { textDecoration: "underline" },
          }}
        >
          {title}
        </Typography>
        <Hint>{details}</Hint>
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.5, mt: 0.5 }}>
          <StatusChip label={`content.status.${status}`} tone={STATUS_TONES[status]} />
          {isFeatured && <StatusChip label="content.list.featured" tone="neutral" />}
          {MISSING_PARTS.filter((part) => missing.includes(part)).map((part) => (
            <StatusChip key={part} label={`content.missing.${part}`} tone="danger" />
          ))}
          {outdated > 0 && <StatusChip label={translate("content.missing.outdated", { n: outdated })} tone="warning" />}
        </Stack>
      </Box>
      {isActive && kind.pagePath && (
        <ItemAction label="content.form.openOnSite" title={title} href={kind.pagePath(slug)}>
          <OpenInNewIcon />
        </ItemAction>
      )}
      <ItemAction label="content.form.duplicate" title={title} to={`/staff/${kind.resource}/create?from=${id}`}>
        <ContentCopyIcon />
      </ItemAction>
    </Box>
  )
}

type ActionProps = { label: string; title: string; children: ReactNode } & ({ href: string } | { to: string })

function ItemAction({ label, title, children, ...target }: ActionProps) {
  const translate = useTranslate()
  const link = "to" in target ? { component: LinkBase, to: target.to } : { href: target.href, target: "_blank" }
  return (
    <Tooltip title={translate(label)}>
      <IconButton {...link} aria-label={`${translate(label)}: ${title}`} sx={{ width: 44, height: 44 }}>
        {children}
      </IconButton>
    </Tooltip>
  )
}

function Thumbnail({ image }: { image: Image | null }) {
  const size = { width: 72, height: 54, borderRadius: "4px", flexShrink: 0, display: { xs: "none", sm: "block" } }
  if (!image) return <Box sx={{ ...size, bgcolor: "divider" }} />
  return <Box component="img" src={image.url} alt="" loading="lazy" sx={{ ...size, objectFit: "cover" }} />
}
