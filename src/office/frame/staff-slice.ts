import type { SvgIconComponent } from "@mui/icons-material"
import type { ComponentType } from "react"
import type { RaRecord } from "react-admin"
import type { Language } from "#i18n/localized.ts"
import type { Texts } from "#i18n/texts.ts"
import type { Area } from "#lib/roles.ts"

/** A slice's description for the back office. `staff-slices.ts` names all slices. */
export type StaffSlice = {
  /** Texts by their first name, such as `tours` for all of `tours.…`. */
  messages?: Texts
  /** Names of fields, in forms and in errors: `content.fields.…`. */
  fields?: Texts
  /** Names of its mails, by kind: `staff.mails.…`. */
  mails?: Texts
  resources?: StaffResource[]
  /** Screens that are not about a resource of react-admin. */
  pages?: StaffPage[]
}

/** Records that the API lists or shows, and their screens. Screens are loaded when they are opened. */
export type StaffResource = Endpoint &
  Named & {
    list?: ComponentType
    show?: ComponentType
    edit?: ComponentType
    create?: ComponentType
    /** The field that names a record in the title. */
    recordRepresentation?: string
    /** How the search in the bar shows a record. Without it the search leaves the resource out. */
    found?(row: RaRecord, language: Language): { title: string; details: string }
  }

/** `path` is below `/staff`. */
export type StaffPage = Named & { path: string; screen: ComponentType; noLayout?: boolean }

/** The areas of the work of those who open a screen, and of those who add and change records on others. */
export type ScreenAreas = {
  /** Default: that of the settings. The API decides by itself what everybody may do. */
  area?: Area
  /** Default: the same. */
  writes?: Area
}

type Named = ScreenAreas & {
  /** react-admin's name for it. It is called `<name>.name` unless `label` says otherwise. */
  name: string
  label?: string
  menu?: MenuEntry
}

export type MenuEntry = {
  group: "work" | "money" | "content" | "company"
  icon: SvgIconComponent
  /** The menu shows how many records match this filter. */
  waiting?: object
  /** Left out for those who work in this area, because they find it elsewhere. */
  unless?: Area
}

type Endpoint = {
  /** Address of its endpoints below `/api`. */
  endpoint: string
  /** The keys of the rows and of the record in responses. Both are `data` by default. */
  listKey?: string
  oneKey?: string
  /** Parameters of every list. */
  always?: Record<string, string>
  /** Whether the API has a view of its own for editing, with all fields of one. */
  hasEditView?: boolean
}

/** Returns the key of the text that names a resource or page. */
export const labelOf = ({ name, label }: Named) => label ?? `${name}.name`
