/** Names the form among ours: each thing that is not open yet has one of its own. */
export const waitlistFormName = (about: string): string => `waitlist-${about}`;

/** The place of the form on its page. */
export const TELL_ME = "tell-me";
