import type { Messages } from "#i18n/localized.ts"

export const messages = {
  formatUnknown: {
    en: "This is not an SVG, PNG, WebP, JPEG or AVIF file. Please save the logo as one of these",
    vi: "Tệp này không phải SVG, PNG, WebP, JPEG hay AVIF. Bạn vui lòng lưu logo ở một trong các định dạng này",
  },
  tooLarge: {
    en: "A logo can be at most 5 MB. Please save it smaller",
    vi: "Logo không được vượt quá 5 MB. Bạn vui lòng lưu lại tệp nhỏ hơn",
  },
  svgTooLarge: {
    en: "An SVG logo can be at most 256 KB. Please simplify it, or upload a PNG",
    vi: "Logo SVG không được vượt quá 256 KB. Bạn vui lòng đơn giản hóa hình, hoặc tải lên tệp PNG",
  },
  svgUnreadable: {
    en: "We couldn't read this SVG. Please export it again as plain SVG, or upload a PNG",
    vi: "Không đọc được tệp SVG này. Bạn vui lòng xuất lại dạng SVG thường, hoặc tải lên tệp PNG",
  },
  svgTooComplex: {
    en: "This SVG has too many shapes for a logo. Please simplify it, or upload a PNG",
    vi: "Tệp SVG này có quá nhiều chi tiết so với một logo. Bạn vui lòng đơn giản hóa hình, hoặc tải lên tệp PNG",
  },
  svgRepeatsId: {
    en: "Two parts of this SVG have the same id. Please export it again as plain SVG, or upload a PNG",
    vi: "Hai phần của tệp SVG này trùng id. Bạn vui lòng xuất lại dạng SVG thường, hoặc tải lên tệp PNG",
  },
  svgHasText: {
    en: "This SVG has letters that need a font. Please convert them to paths (outlines), or upload a PNG",
    vi: "Tệp SVG này có chữ cần phông riêng. Bạn vui lòng chuyển chữ thành đường nét (outline), hoặc tải lên tệp PNG",
  },
  svgHasPicture: {
    en: "This SVG holds a photo or a picture file. Please upload it as PNG instead",
    vi: "Tệp SVG này chứa ảnh bên trong. Bạn vui lòng tải lên tệp PNG thay thế",
  },
  empty: {
    en: "Nothing can be seen in this logo. Please check the file, or upload a PNG",
    vi: "Không thấy gì trong logo này. Bạn vui lòng kiểm tra tệp, hoặc tải lên tệp PNG",
  },
  tooSmall: {
    en: "This logo is too small to be sharp. Please upload one that is at least 96 pixels wide or high",
    vi: "Logo này quá nhỏ nên sẽ bị mờ. Bạn vui lòng tải lên hình rộng hoặc cao ít nhất 96 pixel",
  },
  tooLong: {
    en: "This logo is more than ten times as long as it is wide. Please cut the empty space around it",
    vi: "Logo này dài hơn mười lần chiều rộng. Bạn vui lòng cắt bớt phần trống xung quanh",
  },
} satisfies Messages
