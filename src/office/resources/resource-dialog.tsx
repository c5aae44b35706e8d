import { useState } from "react"
import {
  AutocompleteArrayInput,
  NumberInput,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
  useTranslate,
} from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import type { Guide } from "#domain/departures/departure.ts"
import {
  isPerson,
  PAPERS_OF,
  type Partner,
  RESOURCE_KINDS,
  type Resource,
  type ResourceKind,
} from "#domain/resources/resource.ts"
import { GUIDE_LANGUAGES } from "#domain/tours/tour.ts"
import { spokenLanguages } from "#i18n/spoken-languages.ts"
import { fold } from "#lib/text/fold.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { saveRow } from "#office/frame/http.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { Row } from "#office/ui/row.tsx"

type Values = Omit<Resource, "_id" | "version">

const EMPTY: Omit<Values, "kind"> = {
  ...{ name: "", phone: "", zalo: "", accountId: null, homeCity: "", languages: [], papers: [], vehicleKind: "" },
  ...{ seats: null, bags: null, cabins: [], partnerId: null, note: "", isArchived: false },
}

type Props = { resource?: Resource; kind?: ResourceKind; onClose: () => void }

/** Adds or changes a guide, driver, vehicle or boat. */
export function ResourceDialog({ resource, kind: first = "guide", onClose }: Props) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [opened] = useState(resource)
  const save = (typed: Typed<Values>, key: string) => saveRow("/resources", opened, bodyOf(typed, !opened), key)
  return (
    <FormDialog<Values>
      title={opened ? opened.name : `resources.new.${first}`}
      values={opened ?? { ...EMPTY, kind: first }}
      save={save}
      done="resources.saved"
      submit="resources.save"
      maxWidth="md"
      onClose={onClose}
    >
      {!opened && (
        <RadioButtonGroupInput
          source="kind"
          label="resources.fields.kind"
          choices={choicesOf(RESOURCE_KINDS, "resources.kinds")}
          isRequired
        />
      )}
      <FieldsOfKind />
    </FormDialog>
  )
}

/** Returns what is sent: emptied inputs are null in a form, and what belongs to another kind is left out. */
function bodyOf({ kind: typedKind, papers, cabins, ...typed }: Typed<Values>, isNew: boolean) {
  const kind = typedKind ?? "guide"
  const isOfPerson = isPerson(kind)
  return {
    ...(isNew && { kind }),
    name: typed.name ?? "",
    phone: typed.phone ?? "",
    zalo: typed.zalo ?? "",
    note: typed.note ?? "",
    partnerId: typed.partnerId || null,
    papers: (papers ?? []).map(({ kind, number, class: level, expires }) => ({
      kind,
      number: number ?? "",
      class: level ?? "",
      expires: expires ?? null,
    })),
    ...(isOfPerson && { homeCity: typed.homeCity ?? "", languages: typed.languages ?? [] }),
    ...(kind === "guide" && { accountId: typed.accountId || null }),
    ...(!isOfPerson && { vehicleKind: typed.vehicleKind ?? "", seats: typed.seats ?? null, bags: typed.bags ?? null }),
    ...(kind === "boat" && { cabins: cabins ?? [] }),
  }
}

const NAMES: Record<ResourceKind, string> = {
  guide: "personName",
  driver: "personName",
  vehicle: "plate",
  boat: "boatName",
}

function FieldsOfKind() {
  const kind: ResourceKind = useWatch({ name: "kind" }) ?? "guide"
  const isOfPerson = isPerson(kind)
  return (
    <>
      <Row columns={2}>
        <TextInput source="name" label={`resources.fields.${NAMES[kind]}`} isRequired />
        {!isOfPerson && (
          <TextInput source="vehicleKind" label={`resources.fields.${kind === "boat" ? "boatKind" : "vehicleKind"}`} />
        )}
        <TextInput source="phone" label="resources.fields.phone" type="tel" />
        <TextInput source="zalo" label="resources.fields.zalo" />
        {isOfPerson && <TextInput source="homeCity" label="resources.fields.homeCity" />}
        {!isOfPerson && <NumberInput source="seats" label="resources.fields.seats" min={1} max={500} step={1} />}
        {!isOfPerson && <NumberInput source="bags" label="resources.fields.bags" min={0} max={500} step={1} />}
        <PartnerInput />
      </Row>
      {isOfPerson && <LanguagesInput />}
      {kind === "guide" && <AccountInput />}
      <PapersInput kind={kind} />
      {kind === "boat" && <CabinsInput />}
      <TextInput source="note" label="resources.fields.note" multiline minRows={2} />
    </>
  )
}

function PartnerInput() {
  const translate = useTranslate()
  const { data: partners = [] } = useApi<Partner[]>("/partners")
  const chosen = useWatch({ name: "partnerId" })
  const choices = partners.filter(({ _id, isArchived }) => !isArchived || _id === chosen)
  return (
    <SelectInput
      source="partnerId"
      label="resources.fields.partner"
      choices={choices.map(({ _id, name }) => ({ id: _id, name }))}
      translateChoice={false}
      emptyText={translate("resources.own")}
    />
  )
}

function LanguagesInput() {
  const language = useStaffLanguage()
  return (
    <AutocompleteArrayInput
      source="languages"
      label="resources.fields.languages"
      choices={GUIDE_LANGUAGES.map((id) => ({ id, name: spokenLanguages[id][language] }))}
      translateChoice={false}
      matchSuggestion={(typed: string, { name }: { name: string }) => fold(name).includes(fold(typed))}
    />
  )
}

/** Ties a guide to an account. Name and phone are filled in unless they were typed. */
function AccountInput() {
  const translate = useTranslate()
  const { data: guides = [] } = useApi<Guide[]>("/departures/guides", { staleTime: 60_000 })
  const { getValues, setValue } = useFormContext()
  const fillIn = (id: string) => {
    const chosen = guides.find(({ _id }) => _id === id)
    for (const [source, value] of Object.entries({ name: chosen?.name, phone: chosen?.phone }))
      if (value && !getValues(source)) setValue(source, value, { shouldDirty: true })
  }
  return (
    <SelectInput
      source="accountId"
      label="resources.fields.account"
      choices={guides.map(({ _id, name }) => ({ id: _id, name }))}
      translateChoice={false}
      emptyText={translate("resources.noAccount")}
      helperText="resources.accountHint"
      onChange={(event) => fillIn(event.target.value)}
    />
  )
}

function PapersInput({ kind }: { kind: ResourceKind }) {
  const first = PAPERS_OF[kind][0]
  const item = { kind: first, number: "", class: "", expires: null }
  return (
    <ItemsInput source="papers" label="resources.fields.papers" add="resources.addPaper" item={item} disableReordering>
      <Row columns={4} least={150}>
        <SelectInput
          source="kind"
          label="resources.fields.paper"
          choices={choicesOf(PAPERS_OF[kind], "resources.papers")}
          isRequired
        />
        <TextInput source="number" label="resources.fields.number" />
        <TextInput source="class" label="resources.fields.class" />
        <DateInput source="expires" label="resources.fields.expires" />
      </Row>
    </ItemsInput>
  )
}

function CabinsInput() {
  return (
    <ItemsInput
      source="cabins"
      label="resources.fields.cabins"
      add="resources.addCabin"
      item={{ name: { en: "", vi: "" }, count: 1 }}
      disableReordering
    >
      <BilingualInput source="name" label="resources.fields.cabin" isRequired maxLength={60} />
      <NumberInput source="count" label="resources.fields.count" min={1} max={200} step={1} />
    </ItemsInput>
  )
}
