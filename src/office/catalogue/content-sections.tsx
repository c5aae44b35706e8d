import type { ComponentProps, ReactNode } from "react"
import { BooleanInput, NumberInput, TextArrayInput } from "react-admin"
import { BilingualInput, BilingualLinesInput } from "#office/ui/content/bilingual-input.tsx"
import type { ContentKind, FormSection } from "#office/ui/content/content-kind.ts"
import { SlugInput, StatusInput } from "#office/ui/content/publish-inputs.tsx"
import { RareInputs } from "#office/ui/content/rare-inputs.tsx"
import { GalleryInput } from "#office/ui/pictures/gallery-input.tsx"
import { CancellationInputs } from "./cancellation-inputs.tsx"

/** Summary, description and the three lists of a page, and one text that only this kind has. */
export const textsSection = (field: string, input: ReactNode, highlightsHint?: string): FormSection => ({
  id: "texts",
  title: "content.form.text",
  fields: ["shortDescription", "description", "highlights", "included", "excluded", field],
  content: (
    <>
      <BilingualInput
        source="shortDescription"
        isRequired
        multiline
        maxLength={300}
        helperText="catalogue.summaryHint"
      />
      <BilingualInput source="description" isRequired multiline maxLength={20_000} />
      <BilingualLinesInput
        source="highlights"
        itemLabel="catalogue.line"
        {...(highlightsHint && { helperText: highlightsHint })}
      />
      <BilingualLinesInput source="included" itemLabel="catalogue.line" />
      <BilingualLinesInput source="excluded" itemLabel="catalogue.line" />
      {input}
    </>
  ),
})

/** Inputs for the booking deadline and the cancellation policy. */
export const cancellationSection = (title: string): FormSection => ({
  id: "cancellation",
  title,
  fields: ["cutoffHours", "cancellationBands", "cancellationPolicy", "paymentPlan"],
  content: <CancellationInputs />,
  isRare: true,
  inside: "catalogue.cancellation.inside",
})

export const picturesSection = (folder: ComponentProps<typeof GalleryInput>["folder"]): FormSection => ({
  id: "pictures",
  title: "content.form.pictures",
  fields: ["images"],
  content: <GalleryInput source="images" folder={folder} label="catalogue.firstPicture" />,
})

/** Status, address and place in lists, and one input that only this kind has. */
export const publishSection = (kind: ContentKind, input?: ReactNode, field?: string): FormSection => ({
  id: "publish",
  title: "content.form.publish",
  fields: ["isActive", "isArchived", "slug", "position", "isFeatured", "alsoKnownAs", ...(field ? [field] : [])],
  content: (
    <>
      <StatusInput kind={kind} />
      <SlugInput kind={kind} />
      <BooleanInput source="isFeatured" />
      <RareInputs sources={["position", "alsoKnownAs"]} label="catalogue.placeInLists">
        <NumberInput source="position" min={0} helperText="catalogue.positionHint" />
        <TextArrayInput source="alsoKnownAs" helperText="catalogue.alsoKnownAsHint" />
      </RareInputs>
      {input}
    </>
  ),
})

/** How the editor of a new tour, transfer or product differs from the API's defaults. */
export const NEW_CONTENT = {
  title: { en: "", vi: "" },
  cancellationBands: [
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 0, refundPercent: 0 },
  ],
  isActive: false,
}
