import { create } from 'zustand';

/** Whether the settings lie open in front of the page, whichever screen it shows. */
export const useSettingsOpen = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const openSettings = (): void => useSettingsOpen.setState({ isOpen: true });
export const closeSettings = (): void => useSettingsOpen.setState({ isOpen: false });
