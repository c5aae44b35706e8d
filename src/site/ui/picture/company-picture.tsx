import type { Image } from "#domain/catalogue/content.ts"
import { Picture } from "./picture.tsx"

type Props = Omit<Parameters<typeof Picture>[0], "image"> & { image: Image | null | undefined }

/** A picture from the settings, or a field in the company's colour while it has none. */
export function CompanyPicture({ image, ...props }: Props) {
  if (image) return <Picture image={image} {...props} />
  return <div aria-hidden="true" className={`color-field ${props.className ?? ""}`} />
}
