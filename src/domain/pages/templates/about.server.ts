import type { Localized } from "#i18n/localized.ts"

/** Shows what the about page can hold. All of its words are the company's. */
export const about: Localized = {
  en: `<h4>[[Where you are, such as “Da Nang, Vietnam”]]</h4>
<p>[[Two sentences: who you are, and what guests can expect of you.]]</p>
<h2>Our story</h2>
<p>[[How you began, and what you do differently.]]</p>
<h2>What we are here for</h2>
<blockquote><p>[[One sentence that everybody in the office agrees with.]]</p></blockquote>
<h2>What we hold to</h2>
<h3>[[A promise]]</h3>
<p>[[What it means on a trip.]]</p>
<h3>[[Another promise]]</h3>
<p>[[What it means on a trip.]]</p>
<h2>Why travellers choose us</h2>
<ol>
<li>[[A reason]]</li>
<li>[[Another reason]]</li>
</ol>`,
  vi: `<h4>[[Nơi công ty làm việc, ví dụ “Đà Nẵng, Việt Nam”]]</h4>
<p>[[Hai câu: công ty là ai, khách có thể chờ đợi điều gì.]]</p>
<h2>Câu chuyện của chúng tôi</h2>
<p>[[Công ty bắt đầu thế nào, làm gì khác với nơi khác.]]</p>
<h2>Sứ mệnh</h2>
<blockquote><p>[[Một câu mà cả văn phòng cùng tâm đắc.]]</p></blockquote>
<h2>Điều chúng tôi giữ</h2>
<h3>[[Một lời hứa]]</h3>
<p>[[Trong chuyến đi, lời hứa ấy nghĩa là gì.]]</p>
<h3>[[Lời hứa khác]]</h3>
<p>[[Trong chuyến đi, lời hứa ấy nghĩa là gì.]]</p>
<h2>Vì sao du khách chọn chúng tôi</h2>
<ol>
<li>[[Một lý do]]</li>
<li>[[Lý do khác]]</li>
</ol>`,
}
