/** What every text needs besides its page. */
import type { FormWords } from "#server/text/form-as-text.ts";

export interface TextForm {
  /** Public, like `https://www.example.com`; links without a host get it. */
  origin: string;
  /** By language; others get those of the first. */
  words: Record<string, TextWords>;
}

/** What a text says that its page does not. */
export interface TextWords extends FormWords {
  /** Before what a picture shows. */
  picture: string;
  /** Over the addresses of links. */
  links: string;
}

/** The part of the content that has these words. */
type Languages = Record<string, { words: { asText: TextWords } }>;

export const textFormOf = (origin: string, languages: Languages): TextForm => ({
  origin,
  words: Object.fromEntries(
    Object.entries(languages).map(([language, { words }]) => [language, words.asText]),
  ),
});
