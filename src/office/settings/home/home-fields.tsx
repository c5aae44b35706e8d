import { AutocompleteInput } from "react-admin"
import { HOME_LIMITS } from "#domain/settings/settings.ts"
import { fold } from "#lib/text/fold.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { PictureInput } from "#office/ui/pictures/picture-input.tsx"
import { ChosenEntriesInput } from "./chosen-entries-input.tsx"
import { PageLinkInput } from "./page-link-input.tsx"
import { type NamedEntry, useEntries } from "./use-entries.ts"

const NO_TEXT = { en: "", vi: "" }
const NEW_SLIDE = { picture: null, caption: NO_TEXT, link: "" }
const NEW_PLACE = { slug: null, picture: null }
const NEW_BENEFIT = { title: NO_TEXT, text: NO_TEXT }

/** The words, pictures and choices of the home page, from its top to its foot. */
export function HomeFields() {
  const places = useEntries("categories")
  return (
    <>
      <BilingualInput source="heroEyebrow" maxLength={60} />
      <BilingualInput source="heroHeadline" maxLength={60} helperText="settings.home.headlineHint" />
      <BilingualInput source="heroText" multiline maxLength={300} />
      <ItemsInput source="heroSlides" add="settings.home.addSlide" item={NEW_SLIDE}>
        <PictureInput source="picture" folder="company" />
        <BilingualInput source="caption" maxLength={120} />
        <PageLinkInput source="link" />
      </ItemsInput>
      <FieldMessage source="heroSlides" />
      <ItemsInput source="homePlaces" add="settings.home.addPlace" item={NEW_PLACE}>
        <AutocompleteInput
          source="slug"
          label="settings.home.place"
          choices={places}
          optionValue="slug"
          translateChoice={false}
          matchSuggestion={(typed: string, { name }: NamedEntry) => fold(name).includes(fold(typed))}
          isRequired
        />
        <PictureInput source="picture" folder="company" helperText="settings.home.placePictureHint" />
      </ItemsInput>
      <FieldMessage source="homePlaces" />
      <ChosenEntriesInput source="homeTours" kind="tours" max={HOME_LIMITS.tours} none="settings.home.featured" />
      <ChosenEntriesInput
        source="homeTransfers"
        kind="transfers"
        max={HOME_LIMITS.transfers}
        none="settings.home.featured"
      />
      <ChosenEntriesInput source="homeMap" kind="categories" max={HOME_LIMITS.map} none="settings.home.noMap" />
      <ItemsInput source="benefits" add="settings.home.addBenefit" item={NEW_BENEFIT}>
        <BilingualInput source="title" isRequired maxLength={120} />
        <BilingualInput source="text" multiline maxLength={400} />
      </ItemsInput>
      <FieldMessage source="benefits" />
      <PictureInput source="benefitsPicture" folder="company" />
      <BilingualInput source="homeTitle" maxLength={70} helperText="settings.home.titleHint" />
      <BilingualInput source="homeDescription" multiline maxLength={200} />
    </>
  )
}
